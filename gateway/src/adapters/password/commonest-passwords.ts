import { readFileSync } from 'node:fs';
import type { CommonestPasswords } from '../../ports/commonest-passwords';

const plain = (password: string): string => password.normalize('NFKC').toLowerCase();

/** The list of a file, one a line; lines that begin with '# ' say where it is from. */
export const commonestPasswordsIn = (file: URL): CommonestPasswords => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const list = new Set(lines.filter((line) => line !== '' && !line.startsWith('# ')).map(plain));
  return { includes: (password) => list.has(plain(password)) };
};

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRight } from 'fp-ts/Either';
import type * as t from 'io-ts';

/** The value that an earlier run of a soak has kept in a file; null where there is none of this form. */
export const readKept = <A>(file: string, codec: t.Decoder<unknown, A>): A | null => {
  if (!existsSync(file)) return null;
  const read = codec.decode(JSON.parse(readFileSync(file, 'utf8')));
  return isRight(read) ? read.right : null;
};

/** Keeps a value for later runs, whole or not at all. */
export const keep = (file: string, value: unknown): void => {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
};

import { createHash } from 'node:crypto';
import type { Random } from '../../gateway/src/ports/random';

/** Chance that is the same each time, so that two worlds differ by nothing that was thrown. */
export const sameChance = (): Random => {
  let thrown = 0;
  const bytes = (length: number): Uint8Array => {
    const made: number[] = [];
    while (made.length < length) {
      thrown += 1;
      made.push(...createHash('sha256').update(String(thrown)).digest());
    }
    return Uint8Array.from(made.slice(0, length));
  };
  const hex = (length: number): string => Buffer.from(bytes(length)).toString('hex');
  return {
    bytes,
    integer: (below) => Buffer.from(bytes(4)).readUInt32BE() % below,
    uuid: () => `${hex(4)}-${hex(2)}-4${hex(2).slice(1)}-8${hex(2).slice(1)}-${hex(6)}`,
  };
};

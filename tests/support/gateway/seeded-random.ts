import type { Random } from '../../../gateway/src/ports/random';

/** The gateway's Random in tests: repeatable from its seed (a multiplicative congruential generator). */
export const seededRandom = (seed: number): Random => {
  let state = (seed % 2_147_483_646) + 1;
  const integer = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, () => integer(256));
  const hex = (length: number): string => Buffer.from(bytes(length)).toString('hex');
  return {
    integer,
    bytes,
    uuid: () => `${hex(4)}-${hex(2)}-4${hex(2).slice(1)}-8${hex(2).slice(1)}-${hex(6)}`,
  };
};

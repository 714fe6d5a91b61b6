import type { Random } from '../../../src/ports/random';

/** Randomness that counts: ids are told apart and the same in every run; the fraction is what the test says. */
export const fakeRandom = (fraction = 0.5): Random => {
  let drawn = 0;
  const next = (digits: number): string => (drawn += 1).toString(16).padStart(digits, '0');
  return {
    hex32: () => next(32),
    uuid: () => `00000000-0000-4000-8000-${next(12)}`,
    fraction: () => fraction,
  };
};

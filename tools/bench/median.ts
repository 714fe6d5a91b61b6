import type { Reading } from './measure';

/** The middle one of some numbers; null when there is none. */
export const median = (numbers: readonly (number | null)[]): number | null => {
  const known = numbers.filter((number) => number !== null).toSorted((one, other) => one - other);
  return known[Math.floor((known.length - 1) / 2)] ?? null;
};

export type Medians = Readonly<Record<keyof Reading, number | null>>;

export const mediansOf = (readings: readonly Reading[]): Medians => ({
  lcp: median(readings.map(({ lcp }) => lcp)),
  tbt: median(readings.map(({ tbt }) => tbt)),
  cls: median(readings.map(({ cls }) => cls)),
  bytes: median(readings.map(({ bytes }) => bytes)),
  shown: median(readings.map(({ shown }) => shown)),
});

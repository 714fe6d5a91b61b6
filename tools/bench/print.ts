import { loopMs, referenceLoopMs } from './loop';

/** Prints a figure next to its limit; a count, not a time. @returns whether it holds */
export const printCount = (what: string, figure: number, limit: number): boolean => {
  const holds = figure <= limit;
  console.log(`${holds ? '✓' : '✗'} ${what}: ${Math.round(figure)} (limit ${limit})`);
  return holds;
};

/**
 * Prints a time and holds it as a ratio: how many loops of this run it takes, against the loops that `referenceMs` is
 * on the machine of the limits. The milliseconds are information: they depend on the machine.
 * @returns whether the ratio holds
 */
export const printTime = (what: string, ms: number, referenceMs: number): boolean => {
  const ratio = ms / loopMs();
  const limit = referenceMs / referenceLoopMs;
  const holds = ratio <= limit;
  console.log(
    `${holds ? '✓' : '✗'} ${what}: ${ratio.toFixed(4)} loops (limit ${limit.toFixed(4)}); ${ms.toFixed(1)} ms here`,
  );
  return holds;
};

/** Prints a time that has no limit of its own, in milliseconds. */
export const printAlone = (what: string, figure: number): void =>
  console.log(`  ${what}: ${Math.round(figure)}`);

/** Prints a time as a multiple of another that was measured in the same run. @returns whether it is at most `limit` */
export const printRatio = (what: string, ms: number, other: number, limit: number): boolean => {
  const holds = ms / other <= limit;
  console.log(
    `${holds ? '✓' : '✗'} ${what}: ${(ms / other).toFixed(2)} (limit ${limit}); ${Math.round(ms)} ms to ${Math.round(other)} ms`,
  );
  return holds;
};

/** Prints a rate as a share of another one of the same run. @returns whether it is at least `limit` */
export const printShare = (what: string, share: number, limit: number): boolean => {
  const holds = share >= limit;
  console.log(`${holds ? '✓' : '✗'} ${what}: ${share.toFixed(2)} (at least ${limit})`);
  return holds;
};

import type { Limit, Limits } from '../ports/limits';

const minutes = 60_000;

/** Challenges drawn for one address, pictures and sounds together (SEC-05); each rule counts by itself. */
export const challengesPerAddress: readonly Limit[] = [
  { max: 30, windowMs: minutes },
  { max: 150, windowMs: 10 * minutes },
  { max: 400, windowMs: 60 * minutes },
];

/** Sounds for one address: who listens needs a few, a script that listens asks for many. */
export const soundsPerAddress: readonly Limit[] = [
  { max: 8, windowMs: minutes },
  { max: 30, windowMs: 10 * minutes },
  { max: 60, windowMs: 60 * minutes },
];

/** Answers judged for one address, to known and unknown challenges. */
export const answersPerAddress: readonly Limit[] = [{ max: 90, windowMs: minutes }];

/**
 * Challenges of one address in ten minutes that were not solved: so many cost nothing, so many more can be
 * answered only after a wait, and so on. An office shares an address; a script soon waits most of its time.
 */
const steps: readonly { readonly max: number; readonly waitMs: number }[] = [
  { max: 20, waitMs: 0 },
  { max: 20, waitMs: 2_000 },
  { max: 40, waitMs: 5_000 },
  { max: 80, waitMs: 15_000 },
];
const longestWaitMs = 45_000;
const countedForMs = 10 * minutes;

const keyOf = (ip: string, waitMs: number): string => `captcha:unsolved:${ip}:${waitMs}`;

/** Takes one from every rule; the moment from which it is allowed again where one is used up, else null. */
export const takeAll = async (
  limits: Pick<Limits, 'take'>,
  key: string,
  rules: readonly Limit[],
): Promise<number | null> => {
  for (const rule of rules) {
    const verdict = await limits.take(`${key}:${rule.windowMs}`, rule);
    if (!verdict.allowed) return verdict.retryAt;
  }
  return null;
};

/** Counts a challenge for the address, and answers how long it cannot be answered, in milliseconds. */
export const waitFor = async (limits: Pick<Limits, 'take'>, ip: string): Promise<number> => {
  for (const { max, waitMs } of steps) {
    const verdict = await limits.take(keyOf(ip, waitMs), { max, windowMs: countedForMs });
    if (verdict.allowed) return waitMs;
  }
  return longestWaitMs;
};

/** One was solved, and costs nothing. */
export const forgive = (limits: Pick<Limits, 'giveBack'>, ip: string): Promise<void> =>
  limits.giveBack(keyOf(ip, 0));

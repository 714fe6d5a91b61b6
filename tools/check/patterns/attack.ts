import type { Verdict } from './verdicts';
import type { Pattern } from './written';

type Attack = NonNullable<Verdict['attack']>;

const repeated = ({ pumps, suffix }: Attack, times: number): string =>
  pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + suffix;

/** The input that recheck thinks the worst for a pattern, of so many characters. */
const attackOf = (attack: Attack, length: number): string => {
  const once = attack.pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  return repeated(attack, Math.max(1, Math.floor(length / Math.max(1, once))));
};

const fewTimes = 40;

/** In characters. At this length a quadratic pattern takes seconds and a linear one milliseconds. */
const shortLength = 4_096;
const longLength = 32_768;
/** In milliseconds: between the two, with room for a busy machine on both sides. */
const longestTime = 200;
const shortTime = 100;

const timeOf = (pattern: RegExp, input: string): number => {
  const begin = performance.now();
  if (pattern.global) Array.from(input.matchAll(pattern));
  else pattern.test(input);
  return performance.now() - begin;
};

/**
 * Whether recheck's attack really costs more than linear time in the engine that runs the product. recheck searches for
 * attacks by counting the steps of a machine of its own, which takes a long constant for a polynomial.
 */
export const isConfirmed = ({ source, flags }: Pattern, { attack }: Verdict): boolean => {
  if (attack === undefined) return true;
  const pattern = new RegExp(source, flags.replace('y', ''));
  // An exponential pattern shows within few repetitions; the next one must not take for ever.
  for (let times = 1; times <= fewTimes; times += 1)
    if (timeOf(pattern, repeated(attack, times)) > shortTime) return true;
  if (timeOf(pattern, attackOf(attack, shortLength)) > shortTime) return true;
  const input = attackOf(attack, longLength);
  const first = timeOf(pattern, input);
  return first > 5 * longestTime || (first > longestTime && timeOf(pattern, input) > longestTime);
};

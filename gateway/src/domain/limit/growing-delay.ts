import { codeLifetimeMs, mostTries } from '../sent-code/sent-code';
import { hourMs, minuteMs } from '../../../../contract/values/duration';

/** How long one waits after failures: nothing at first, then twice as long each time, and never for good (SEC-05). */
export interface DelayRule {
  /** So many failures cost no time. */
  readonly free: number;
  readonly firstMs: number;
  readonly longestMs: number;
  /** After so long without a try all is forgotten. */
  readonly forgottenAfterMs: number;
}

/** Wrong passwords for one account from one address or known device. */
export const passwordDelays: DelayRule = {
  free: 5,
  firstMs: minuteMs,
  longestMs: hourMs,
  forgottenAfterMs: 24 * hourMs,
};

/** The same from addresses that are strangers to the account, while many of them fail: the first try is free still. */
export const pressedDelays: DelayRule = {
  free: 1,
  firstMs: hourMs,
  longestMs: 24 * hourMs,
  forgottenAfterMs: 72 * hourMs,
};

/** Wrong answers to the codes of one phone from one place, until another code is asked for from there. */
export const codeDelays: DelayRule = {
  free: mostTries,
  firstMs: codeLifetimeMs,
  longestMs: codeLifetimeMs,
  forgottenAfterMs: codeLifetimeMs,
};

/** The stored record of one key; times in milliseconds since 1970. */
export interface KeptDelay {
  readonly failures: number;
  /** Before that no try is looked at. */
  readonly freeAt: number;
  readonly endsAt: number;
}

/** How long one waits after so many failures, in milliseconds. */
export const delayAfter = (failures: number, rule: DelayRule): number =>
  failures < rule.free ? 0 : Math.min(rule.longestMs, rule.firstMs * 2 ** (failures - rule.free));

/** Whether a try has to wait, and until when; null when it may be made. */
export const waitsUntil = (kept: KeptDelay | null, now: number): number | null =>
  kept !== null && now < kept.freeAt && now < kept.endsAt ? kept.freeAt : null;

/** The record after an attempt, which counts as a failure until it succeeds. */
export const afterFailure = (kept: KeptDelay | null, now: number, rule: DelayRule): KeptDelay => {
  const failures = (kept === null || now >= kept.endsAt ? 0 : kept.failures) + 1;
  return { failures, freeAt: now + delayAfter(failures, rule), endsAt: now + rule.forgottenAfterMs };
};

import { sentCodeDigits } from '../../../../contract/rules/text-limits';

/**
 * What a code was asked for, and alone is good for: 'login' (also binding a phone), 'forgotten' (a new password),
 * 'identity' (registration, and giving the account up).
 */
export type CodePurpose = 'login' | 'forgotten' | 'identity';

/**
 * A code is valid for 5 minutes. It may be answered wrongly at most five times from where it was requested, and five times
 * from everywhere else together: a remote attacker cannot use up the owner's tries (SEC-05).
 */
export const codeLifetimeMs = 5 * 60_000;
export const mostTries = 5;

/** A code from a random whole number below 1,000,000. */
export const codeFrom = (number: number): string => String(number).padStart(sentCodeDigits, '0');

/** A code as the gateway remembers it; times in milliseconds since 1970. */
export interface KeptCode {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  /** False for a code that was never sent: no person can know it. */
  readonly delivered: boolean;
  readonly sentAt: number;
  readonly expiresAt: number;
  /** From where it was asked for: an address, or a device that the account knows. */
  readonly askedBy: string;
  /** Wrong answers from there so far. */
  readonly tries: number;
  /** Wrong answers from everywhere else so far. */
  readonly strangerTries: number;
  readonly usedAt: number | null;
}

/** What an operator reads of a code; 'burnt' is one that its own place answered wrongly too often. */
export type CodeState = 'good' | 'used' | 'burnt' | 'expired';

export const codeState = ({ usedAt, tries, expiresAt }: KeptCode, now: number): CodeState => {
  if (usedAt !== null) return 'used';
  if (tries >= mostTries) return 'burnt';
  return now >= expiresAt ? 'expired' : 'good';
};

/** An answer to a code, and from where it came. */
export interface CodeTry {
  readonly answer: string;
  readonly place: string;
}

/**
 * What an answer is worth. Only who gives the very code learns that it was used or is over: a wrong answer says nothing
 * of whether there was a code, and neither does any once the tries are used up ('burnt').
 */
export type CodeVerdict = 'right' | 'wrong' | 'used' | 'burnt' | 'expired';

const pool = (kept: KeptCode, place: string): 'tries' | 'strangerTries' =>
  kept.askedBy === place ? 'tries' : 'strangerTries';

export const judgeCode = (kept: KeptCode, { answer, place }: CodeTry, now: number): CodeVerdict => {
  if (kept[pool(kept, place)] >= mostTries) return 'burnt';
  if (!kept.delivered || kept.code !== answer) return 'wrong';
  if (kept.usedAt !== null) return 'used';
  return now >= kept.expiresAt ? 'expired' : 'right';
};

/** What a try changes of a code; null when nothing. A code that is over already is not counted any further. */
export const afterTry = (
  kept: KeptCode,
  given: CodeTry,
  now: number,
  uses: boolean,
): Partial<Pick<KeptCode, 'tries' | 'strangerTries' | 'usedAt'>> | null => {
  const verdict = judgeCode(kept, given, now);
  if (verdict === 'right') return uses ? { usedAt: now } : null;
  const counts = verdict === 'wrong' && kept.usedAt === null && now < kept.expiresAt;
  const counter = pool(kept, given.place);
  return counts ? { [counter]: kept[counter] + 1 } : null;
};

const byWeight: readonly CodeVerdict[] = ['right', 'used', 'expired', 'burnt', 'wrong'];

/** What an answer is worth that was held against several codes; 'wrong' against none. */
export const weightiest = (verdicts: readonly CodeVerdict[]): CodeVerdict =>
  byWeight.find((verdict) => verdicts.includes(verdict)) ?? 'wrong';

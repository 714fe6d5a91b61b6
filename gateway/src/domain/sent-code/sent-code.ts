/**
 * What a code was asked for, and alone is good for: 'login' (also binding a phone), 'forgotten' (a new password),
 * 'identity' (registration, and giving the account up).
 */
export type CodePurpose = 'login' | 'forgotten' | 'identity';

/** A code is good for 5 minutes, and until it was answered wrongly five times (SEC-05). */
export const codeLifetimeMs = 5 * 60_000;
export const mostTries = 5;
const digits = 6;

/** A code from a random whole number below 1,000,000. */
export const codeFrom = (number: number): string => String(number).padStart(digits, '0');

/** A code as the gateway remembers it; times in milliseconds since 1970. */
export interface KeptCode {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  /** False for what was never sent: nobody can know it. */
  readonly delivered: boolean;
  readonly sentAt: number;
  readonly expiresAt: number;
  /** Wrong answers so far. */
  readonly tries: number;
  readonly usedAt: number | null;
}

/** Whether a code may still be answered. */
export type CodeState = 'good' | 'used' | 'burnt' | 'expired';

export const codeState = ({ usedAt, tries, expiresAt }: KeptCode, now: number): CodeState => {
  if (usedAt !== null) return 'used';
  if (tries >= mostTries) return 'burnt';
  return now >= expiresAt ? 'expired' : 'good';
};

/** What an answer is worth; the fifth wrong one is told as burnt, since nothing can be tried after it. */
export type CodeVerdict = 'right' | 'wrong' | Exclude<CodeState, 'good'>;

export const judgeCode = (kept: KeptCode, answer: string, now: number): CodeVerdict => {
  const state = codeState(kept, now);
  if (state !== 'good') return state;
  if (kept.delivered && kept.code === answer) return 'right';
  return kept.tries + 1 >= mostTries ? 'burnt' : 'wrong';
};

/** What an answer changes of a code; null when nothing. A code that is over already is not counted any further. */
export const afterAnswer = (
  kept: KeptCode,
  answer: string,
  now: number,
  uses: boolean,
): Pick<KeptCode, 'tries' | 'usedAt'> | null => {
  if (codeState(kept, now) !== 'good') return null;
  if (judgeCode(kept, answer, now) !== 'right') return { tries: kept.tries + 1, usedAt: null };
  return uses ? { tries: kept.tries, usedAt: now } : null;
};

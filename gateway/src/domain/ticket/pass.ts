import { dayMs } from '../../../../contract/values/duration';

/** How a device that passed a captcha is trusted: bound in time and number, by the server alone (CAP-01). */
export const passRules = {
  /** Within this time of its captcha a live session on the device is not asked again, in milliseconds. */
  sessionMs: 30 * 60_000,
  /** So many tickets a captcha is worth to live sessions on the device. */
  sessionUses: 5,
  /** Within this time of its captcha the device tries a login without one, in milliseconds. */
  loginMs: 30 * dayMs,
  /** So many logins may be tried so; one that succeeds gives them again. */
  loginUses: 1,
} as const;

/** What a ticket without a captcha is for. */
export type PassUse = 'session' | 'login';

const marks: Readonly<Record<PassUse, string>> = { session: '~s', login: '~l' };

/** The random string of a ticket that is given without a captcha. */
export const passRandstr = (use: PassUse, random: string): string => `${marks[use]}${random}`;

/** What a ticket is for that was given without a captcha, by its random string; null where a captcha was passed. */
export const passUseOf = (randstr: string): PassUse | null => {
  if (randstr.startsWith(marks.session)) return 'session';
  return randstr.startsWith(marks.login) ? 'login' : null;
};

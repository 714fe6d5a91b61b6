import * as t from 'io-ts';
import { nationalPhone } from '../phone/national-phone';
import { clockTolerance } from '../time/clock-tolerance';
import { record } from '../../../contract/codec/record';
import { CodeMode } from './code-mode';

/** From a code that was sent until the next may be asked for, in milliseconds (LOG-11). */
export const resendAfterMs = 60_000;

/** To whom a code goes: the number as it is sent, and its dialling code without a plus ('86'). */
export interface CodeRecipient {
  readonly userName: string;
  readonly countryCode: string;
}

/** A code that was sent, and when the next may be asked for, in milliseconds since 1970. */
export const SentCode = record(
  { mode: CodeMode, userName: t.string, countryCode: t.string, resendAt: t.number },
  'SentCode',
);
export type SentCode = t.TypeOf<typeof SentCode>;

/** The device's record of the codes that were sent a moment ago; the newest is last. */
export const SentCodes = t.readonlyArray(SentCode, 'SentCodes');
export type SentCodes = t.TypeOf<typeof SentCodes>;

/**
 * Whole seconds until the next code may be asked for, rounded up.
 * @param now milliseconds since 1970
 * @returns 0 … 60; 0 also when the clock went back so far that the wait makes no sense
 */
export const secondsLeft = (sent: SentCode, now: number): number => {
  const left = sent.resendAt - now;
  if (left <= 0 || left > resendAfterMs + clockTolerance) return 0;
  return Math.ceil(Math.min(left, resendAfterMs) / 1_000);
};

/** Those for which the next code must still wait. */
export const stillWaiting = (sent: SentCodes, now: number): SentCodes =>
  sent.filter((code) => secondsLeft(code, now) > 0);

const isTo =
  ({ userName, countryCode }: CodeRecipient) =>
  (code: SentCode): boolean =>
    code.userName === nationalPhone(userName, countryCode) && code.countryCode === countryCode;

/** Whole seconds that this recipient must still wait; 0 when the next code may be asked for. */
export const secondsLeftFor = (sent: SentCodes, recipient: CodeRecipient, now: number): number =>
  Math.max(0, ...sent.filter(isTo(recipient)).map((code) => secondsLeft(code, now)));

/** The list with one more; an older one to the same recipient for the same purpose gives way. */
export const withSentCode = (sent: SentCodes, newest: SentCode): SentCodes => [
  ...sent.filter((code) => code.mode !== newest.mode || !isTo(newest)(code)),
  newest,
];

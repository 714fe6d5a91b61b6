import type { SnapshotFrom } from 'xstate';
import { stillWaiting } from '../../../domain/verification-code/sent-code';
import type { VerificationCodeMachine } from './machine';

type Codes = SnapshotFrom<VerificationCodeMachine>;
interface Last {
  readonly from: Codes;
  readonly event: { readonly type: string };
}

const isUnderWay = (now: Codes): boolean => now.matches('verifying') || now.matches('sending');

/** What holds in every reachable state of the verification code. */
export const verificationCodeInvariants: Readonly<Record<string, (now: Codes, last?: Last) => boolean>> = {
  '[LOG-09] no captcha and no call without a number': (now) =>
    !isUnderWay(now) || now.context.recipient.userName.trim() !== '',
  '[CAP-07] the call is made only with a ticket where there is a captcha, and the ticket is gone after it': (
    now,
  ) => (now.matches('sending') && now.context.appid !== false) === (now.context.ticket.ticket !== ''),
  '[CAP-02] without a captcha service no captcha is shown': (now) =>
    now.context.appid !== false || !now.matches('verifying'),
  '[CAP-07] a call is only made right after a captcha was solved': (now, last) =>
    last === undefined ||
    !now.matches('sending') ||
    now.context.appid === false ||
    last.from.matches('verifying') ||
    last.from.matches('sending'),
  '[LOG-13] at most one call is under way, and only in its state': (now) =>
    now.matches('sending') === (now.children.send !== undefined),
  '[LAY-19] the captcha lies on top of the page exactly while it is asked for': (now) =>
    now.matches('verifying') === (now.children.captchaLayer !== undefined) &&
    now.matches('verifying') === (now.children.captcha !== undefined),
  '[LOG-11] no phone waits when idle, and one does when waiting': (now) =>
    isUnderWay(now) || now.matches('waiting') === now.context.sent.length > 0,
  '[LOG-11] what waits was sent less than 60 s ago': ({ context: { sent, now } }) =>
    stillWaiting(sent, now).length === sent.length,
  '[LOG-11] the clock is read exactly while a phone waits': (now) =>
    now.matches('waiting') === (now.children.clock !== undefined),
  'an error is about the last request': (now) => !isUnderWay(now) || now.context.error === null,
};

import { left, right } from 'fp-ts/Either';
import type { EventObject } from 'xstate';
import type {
  VerificationCodeEvent,
  VerificationCodeFact,
} from '../../../../src/application/session/verification-code/events';
import { clockTolerance } from '../../../../src/domain/time/clock-tolerance';
import { verificationCodeMachine } from '../../../../src/application/session/verification-code/machine';
import { after, defect, done, news, says, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { captchaShows } from '../login/samples';
import { asks, first, noon, reads, recalls, second, sentTo } from './samples';

const nobody = asks({ userName: '  ', countryCode: '86' });
const dismisses: VerificationCodeEvent = { type: 'code.captchaDismissed' };
const retries: VerificationCodeEvent = { type: 'code.captchaRetryRequested' };
const solved = done('captcha', { kind: 'solved', ticket: 'ticket', randstr: 'randstr' });
const failed = done('captcha', { kind: 'failed', code: 1002 });
const closed = done('captcha', { kind: 'closed' });
const isSent = done('send', right({ code: sentTo(first), now: noon }));
const tooOften = done(
  'send',
  left({ kind: 'refused', code: 429, message: '验证码获取过于频繁，请在 42 秒后再试' }),
);

const toVerifying = [asks({ userName: ' 13851206614 ', countryCode: '86' })];
const toSending = [...toVerifying, solved];
const toWaiting = [...toSending, isSent, reads(0)];
const toWaitingWithoutCaptcha = [asks(first), isSent, reads(0)];
const withoutCaptcha = { appid: false, mode: 1 } as const;
const toVerifyingAgain = [...toWaiting, asks(second)];
const toSendingAgain = [...toVerifyingAgain, solved];

const shown = captchaShows();
const reported = (...facts: readonly VerificationCodeFact[]): readonly EventObject[] => facts;
const noTicket = { ticket: '', randstr: '' };
const opensCaptcha = [{ actor: 'captcha', input: { appid: '2030' } }, 'captchaLayer'];
const refuses = (
  from: readonly (VerificationCodeEvent | Answer)[],
  target: string,
  events: readonly (VerificationCodeEvent | Answer)[],
) => refusalRows<typeof verificationCodeMachine>({ from, target, events });
const late = recalls([sentTo(first)], noon);

transitionTable('verification-code', {
  machine: verificationCodeMachine,
  input: { appid: '2030', mode: 1 },
  text: ({ context }) => context.error ?? '',
  rows: [
    {
      title: '[LOG-11] at first what was sent before is asked for, and nothing else is done',
      from: [],
      target: 'idle',
      calls: ['recall'],
      text: '',
    },
    {
      title: '[LOG-11] the wait of a code sent before the page was left goes on',
      from: [],
      event: recalls([sentTo(first), sentTo(second, -70_000)], noon + 1),
      target: 'waiting',
      calls: ['clock'],
      context: { sent: [sentTo(first)], now: noon + 1 },
    },
    ...refuses([], 'idle', [recalls([sentTo(first)], noon + 60_000), recalls([], noon), dismisses, retries]),
    {
      title: 'a memory that breaks is told, and codes can be asked for',
      from: [],
      event: defect('recall'),
      target: 'idle',
      emits: reported({ type: 'code.waitForgotten' }),
    },
    {
      title: '[LOG-09] a code without a number is refused with 参数错误: no captcha and no call',
      from: [],
      event: nobody,
      target: 'idle',
      text: '参数错误',
    },
    {
      title: '[LOG-10][CAP-07] a code is preceded by a fresh captcha, which lies on the page',
      from: [nobody],
      event: asks({ userName: ' 13851206614 ', countryCode: '86' }),
      target: 'verifying',
      calls: opensCaptcha,
      context: { recipient: first },
      text: '',
    },
    {
      title: '[CAP-02][LOG-10] without a captcha service the code is asked for at once, without a ticket',
      input: withoutCaptcha,
      from: [nobody],
      event: asks({ userName: ' 13851206614 ', countryCode: '86' }),
      target: 'sending',
      calls: [{ actor: 'send', input: { mode: 1, ...first, ticket: '', randstr: '' } }],
      text: '',
    },
    {
      title: '[LOG-09] without a captcha service there is no call without a number either',
      input: withoutCaptcha,
      from: [],
      event: nobody,
      target: 'idle',
      text: '参数错误',
    },
    {
      title: '[CAP-01] what the captcha shows is passed on',
      from: toVerifying,
      event: news('captcha', shown),
      target: 'verifying',
      context: { captcha: shown },
    },
    {
      title: '[CAP-01] another captcha is asked for on wish',
      from: toVerifying,
      event: retries,
      target: 'verifying',
      sends: [{ to: 'captcha', event: { type: 'captcha.retryRequested' } }],
    },
    ...[dismisses, says('captchaLayer', dismisses)].map((event) => ({
      title: `[LAY-19] closing the captcha sends nothing (${'type' in event ? 'its cross' : 'back'})`,
      from: [...toVerifying, news('captcha', shown)],
      event,
      target: 'idle',
      stops: ['captcha', 'captchaLayer'],
      context: { captcha: null },
      text: '',
    })),
    {
      title: '[LOG-11] closing the captcha of another number goes back to the wait of the first',
      from: toVerifyingAgain,
      event: dismisses,
      target: 'waiting',
      calls: ['clock'],
      context: { sent: [sentTo(first)] },
    },
    { from: toVerifying, event: closed, target: 'idle', text: '' },
    { from: toVerifyingAgain, event: closed, target: 'waiting', calls: ['clock'], text: '' },
    {
      title: '[CAP-01] a captcha that nobody solved in its time says so beside the form',
      from: toVerifying,
      event: done('captcha', { kind: 'expired' }),
      target: 'idle',
      text: '安全验证超时未完成，请重新获取验证码',
    },
    {
      title: '[CAP-03] a captcha that failed says why',
      from: toVerifying,
      event: failed,
      target: 'idle',
      text: '安全验证没有完成（1002），请重新获取验证码',
    },
    {
      title: '[CAP-02] without an appid no code can be had, and the form says so',
      input: { appid: null, mode: 1 },
      from: toVerifying,
      event: done('captcha', { kind: 'failed', code: 1006 }),
      target: 'idle',
      text: '安全验证未开通，暂时无法获取验证码，请联系客服',
    },
    ...['captcha', 'captchaLayer'].flatMap((broken) => [
      {
        from: toVerifying,
        event: defect(broken),
        target: 'idle',
        text: '安全验证没有完成（1011），请重新获取验证码',
      },
      {
        from: toVerifyingAgain,
        event: defect(broken),
        target: 'waiting',
        calls: ['clock'],
        text: '安全验证没有完成（1011），请重新获取验证码',
      },
    ]),
    ...refuses(toVerifying, 'verifying', [asks(first), late]),
    {
      title: '[LOG-10] the call carries mode, trimmed number, country, ticket and randstr',
      from: toVerifying,
      event: solved,
      target: 'sending',
      stops: ['captchaLayer'],
      calls: [{ actor: 'send', input: { mode: 1, ...first, ticket: 'ticket', randstr: 'randstr' } }],
      context: { ticket: { ticket: 'ticket', randstr: 'randstr' } },
    },
    {
      title: '[LOG-11] a code that was sent lets the next wait',
      from: toSending,
      event: isSent,
      target: 'waiting',
      calls: ['clock'],
      context: { ticket: noTicket, sent: [sentTo(first)], now: noon },
      text: '',
    },
    {
      title: '[LOG-11] a refusal shows the server’s words and uses the ticket up',
      from: toSending,
      event: tooOften,
      target: 'idle',
      context: { ticket: noTicket, sent: [] },
      text: '验证码获取过于频繁，请在 42 秒后再试',
    },
    {
      title: '[LOG-11] a refusal for another number leaves the wait of the first as it is',
      from: toSendingAgain,
      event: tooOften,
      target: 'waiting',
      calls: ['clock'],
      context: { ticket: noTicket, sent: [sentTo(first)] },
      text: '验证码获取过于频繁，请在 42 秒后再试',
    },
    {
      title: '[LOG-13] a call that does not end is a timeout after 20 s',
      from: toSending,
      event: done('send', left({ kind: 'timeout' })),
      target: 'idle',
      context: { ticket: noTicket },
      text: '系统接口请求超时',
    },
    {
      from: toSendingAgain,
      event: done('send', left({ kind: 'timeout' })),
      target: 'waiting',
      calls: ['clock'],
      text: '系统接口请求超时',
    },
    {
      from: toSending,
      event: done('send', left({ kind: 'malformed', field: '' })),
      target: 'idle',
      text: '系统返回的数据有误，请稍后重试',
    },
    {
      from: toSendingAgain,
      event: done('send', left({ kind: 'malformed', field: '' })),
      target: 'waiting',
      calls: ['clock'],
      text: '系统返回的数据有误，请稍后重试',
    },
    ...refuses(toSending, 'sending', [asks(first), asks(second), dismisses, retries, late]),
    {
      title: '[LOG-11] the wait follows the clock',
      from: toWaiting,
      event: reads(59_999),
      target: 'waiting',
      context: { sent: [sentTo(first)], now: noon + 59_999 },
    },
    {
      title: '[LOG-11] and is over after 60 s',
      from: toWaiting,
      event: reads(60_000),
      target: 'idle',
      context: { sent: [] },
      stops: ['clock'],
    },
    {
      title: '[LOG-11] a clock that was set back ends the wait rather than making it longer',
      from: toWaiting,
      event: reads(-clockTolerance - 1),
      target: 'idle',
      context: { sent: [] },
    },
    {
      title: '[CLK-01] a clock that was corrected by less than its tolerance goes on waiting',
      from: toWaiting,
      event: reads(-clockTolerance),
      target: 'waiting',
    },
    {
      title: '[LOG-11] the clock is read every second',
      from: toWaiting,
      event: after(1_000),
      target: 'waiting',
      calls: ['clock'],
      stops: ['clock'],
    },
    {
      title: 'a clock that breaks lets nobody wait for ever',
      from: toWaiting,
      event: defect('clock'),
      target: 'idle',
      context: { sent: [] },
    },
    {
      title: '[LOG-11] the same number asks in vain before its time',
      from: toWaiting,
      event: asks({ userName: '13851206614 ', countryCode: '86' }),
      target: 'waiting',
      refused: ['code.requested'],
    },
    {
      title: '[LOG-11] another number need not wait',
      from: toWaiting,
      event: asks(second),
      target: 'verifying',
      calls: opensCaptcha,
      stops: ['clock'],
      context: { recipient: second },
    },
    {
      title: '[LOG-11] without a captcha service another number need not wait either',
      input: withoutCaptcha,
      from: toWaitingWithoutCaptcha,
      event: asks(second),
      target: 'sending',
      calls: [{ actor: 'send', input: { mode: 1, ...second, ticket: '', randstr: '' } }],
      stops: ['clock'],
    },
    {
      title: '[LOG-11] without a captcha service the same number asks in vain before its time',
      input: withoutCaptcha,
      from: toWaitingWithoutCaptcha,
      event: asks(first),
      target: 'waiting',
      refused: ['code.requested'],
    },
    {
      title: '[LOG-11] two numbers wait each for itself',
      from: toSendingAgain,
      event: done('send', right({ code: sentTo(second, 30_000), now: noon + 30_000 })),
      target: 'waiting',
      calls: ['clock'],
      context: { sent: [sentTo(first), sentTo(second, 30_000)] },
    },
    { from: toWaiting, event: nobody, target: 'waiting', text: '参数错误' },
    ...refuses(toWaiting, 'waiting', [late, dismisses, retries]),
  ],
});

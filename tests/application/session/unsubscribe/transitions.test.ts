import { left, right } from 'fp-ts/Either';
import type { DoneActorEvent } from 'xstate';
import type { UnsubscribeEvent } from '../../../../src/application/session/unsubscribe/events';
import type { VerificationCodeEvent } from '../../../../src/application/session/verification-code/events';
import { unsubscribeMachine } from '../../../../src/application/session/unsubscribe/machine';
import { defect, done, news, says, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import {
  asksForCode,
  cancels,
  codeShows,
  confirms,
  dismisses,
  goesOn,
  retries,
  submits,
  toggles,
  typesCode,
} from './samples';

type Way = readonly (UnsubscribeEvent | Answer)[];
const shown = codeShows();
const toProving: Way = [toggles, goesOn];
const toConfirming: Way = [...toProving, typesCode('123 456'), submits];
const toSubmitting: Way = [...toConfirming, confirms];
const ended: DoneActorEvent = {
  type: 'xstate.done.actor.unsubscribe',
  output: undefined,
  actorId: 'unsubscribe',
};
const toCode = (event: VerificationCodeEvent) => [{ to: 'verificationCode', event }] as const;
const refuses = (from: Way, target: string, events: readonly UnsubscribeEvent[]) =>
  refusalRows<typeof unsubscribeMachine>({ from, target, events });

transitionTable('unsubscribe', {
  machine: unsubscribeMachine,
  input: { appid: '2030', userName: '13851206614' },
  text: ({ context: { error } }) => (error === null ? '' : `${error.at}: ${error.text}`),
  rows: [
    { from: [], target: 'reading', context: { understood: false } },
    { from: [], event: toggles, target: 'reading', context: { understood: true } },
    {
      title: '[SCR-10] nobody goes on without having said that they know what is lost',
      from: [],
      event: goesOn,
      target: 'reading',
      text: 'form: 请先阅读并勾选注销须知',
    },
    { from: [goesOn], event: toggles, target: 'reading', text: '' },
    {
      title: '[SCR-10][LOG-10] the code is one for changes to one’s own account',
      from: [toggles],
      event: goesOn,
      target: 'proof.proving',
      calls: [{ actor: 'verificationCode', input: { appid: '2030', mode: 3 } }],
      text: '',
    },
    ...refuses([], 'reading', [asksForCode, typesCode('1'), submits, confirms, cancels, dismisses, retries]),
    {
      title: '[SCR-10] a code goes to the account’s own phone',
      from: toProving,
      event: asksForCode,
      target: 'proof.proving',
      sends: toCode({ type: 'code.requested', userName: '13851206614', countryCode: '86' }),
    },
    {
      from: toProving,
      event: news('verificationCode', shown),
      target: 'proof.proving',
      context: { code: shown },
    },
    {
      title: '[LAY-19] the captcha of the code is closed',
      from: toProving,
      event: dismisses,
      target: 'proof.proving',
      sends: toCode({ type: 'code.captchaDismissed' }),
    },
    {
      from: toProving,
      event: retries,
      target: 'proof.proving',
      sends: toCode({ type: 'code.captchaRetryRequested' }),
    },
    {
      from: [...toProving, submits],
      event: typesCode('12'),
      target: 'proof.proving',
      context: { caption: '12' },
      text: '',
    },
    { from: toProving, event: submits, target: 'proof.proving', text: 'code: 请输入验证码' },
    {
      from: [...toProving, typesCode('12')],
      event: submits,
      target: 'proof.proving',
      text: 'code: 验证码是 6 位数字',
    },
    {
      title: '[SCR-10] with a code it is asked once more, on top of the page',
      from: [...toProving, typesCode('123 456')],
      event: submits,
      target: 'proof.confirming',
      calls: ['confirmLayer'],
    },
    {
      title: 'going back leaves the account as it is, and forgets the code',
      from: [...toProving, typesCode('123456')],
      event: cancels,
      target: 'reading',
      stops: ['verificationCode'],
      context: { caption: '', code: null, understood: true },
    },
    {
      title: 'a flow of codes that breaks is told',
      from: toProving,
      event: defect('verificationCode'),
      target: 'reading',
      text: 'form: 验证码暂时无法获取，请稍后重试',
    },
    ...refuses(toProving, 'proof.proving', [toggles, goesOn, confirms]),
    ...[cancels, says('confirmLayer', cancels)].map((event) => ({
      title: `[LAY-19] the question is put away (${'type' in event ? 'its button' : 'back'})`,
      from: toConfirming,
      event,
      target: 'proof.proving',
      stops: ['confirmLayer'],
    })),
    { from: toConfirming, event: defect('confirmLayer'), target: 'proof.proving' },
    {
      title: '[SCR-10] confirmed, the account is given up by the code',
      from: toConfirming,
      event: confirms,
      target: 'proof.submitting',
      stops: ['confirmLayer'],
      calls: [{ actor: 'unsubscribe', input: { caption: '123456' } }],
    },
    ...refuses(toConfirming, 'proof.confirming', [toggles, goesOn, asksForCode, typesCode('1'), submits]),
    {
      title: '[SCR-10] the account is no more',
      from: toSubmitting,
      event: done('unsubscribe', right(undefined)),
      target: 'over',
      stops: ['verificationCode'],
      sends: [{ to: 'parent', event: ended }],
    },
    {
      title: '[SCR-10] a wrong code keeps the account, and says so beside the code',
      from: toSubmitting,
      event: done('unsubscribe', left({ kind: 'refused', code: 400, message: '验证码不正确' })),
      target: 'proof.proving',
      context: { caption: '123 456' },
      text: 'code: 验证码不正确',
    },
    {
      title: '[SCR-10] a refusal that is not of the code is said over the form',
      from: toSubmitting,
      event: done('unsubscribe', left({ kind: 'refused', code: 400, message: '还有未完成的订单' })),
      target: 'proof.proving',
      text: 'form: 还有未完成的订单',
    },
    {
      title: '[SCR-10] what no other code would mend is said over the form',
      from: toSubmitting,
      event: done('unsubscribe', left({ kind: 'network' })),
      target: 'proof.proving',
      text: 'form: 后端接口连接异常',
    },
    {
      from: toSubmitting,
      event: done('unsubscribe', left({ kind: 'malformed', field: '' })),
      target: 'proof.proving',
      text: 'form: 系统返回的数据有误，请稍后重试',
    },
    {
      from: toSubmitting,
      event: done('unsubscribe', left({ kind: 'timeout' })),
      target: 'proof.proving',
      text: 'form: 系统接口请求超时',
    },
    ...refuses(toSubmitting, 'proof.submitting', [
      toggles,
      goesOn,
      asksForCode,
      typesCode('1'),
      submits,
      confirms,
      cancels,
    ]),
  ],
});

import { left, right } from 'fp-ts/Either';
import type { NdaStanding } from '../../../../contract/nda/nda-standing';
import type { NdaEvent } from '../../../../src/application/deals/nda/events';
import { ndaMachine } from '../../../../src/application/deals/nda/machine';
import type { VerificationCodeEvent } from '../../../../src/application/session/verification-code/events';
import { defect, done, news, says, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import {
  asksForCode,
  closes,
  codeShows,
  dismisses,
  goesBack,
  goesOn,
  loads,
  recalls,
  refuses as refusedWith,
  network,
  input,
  opens,
  outdated,
  retries,
  retriesLoad,
  sale,
  seesEnd,
  signsAnew,
  standing,
  submits,
  ticks,
  typesCode,
  typesName,
  withdraws,
} from './samples';

import { readingRows } from './reading-rows';
import { saidOnceRows } from './said-once';

type Way = readonly (NdaEvent | Answer)[];
const shown = codeShows();
const changedText = left({
  kind: 'refused' as const,
  code: 409,
  message: '协议文本已更新，请重新阅读后签署',
});
const [network_, timeout] = ['后端接口连接异常', '系统接口请求超时'];
const toReading: Way = [opens, loads()];
const toTyping: Way = [...toReading, seesEnd, goesOn];
const filled: Way = [...toTyping, typesName(' 沈知远 '), typesCode('123 456'), ticks];
const toSending: Way = [...filled, submits];
const toSettled = (changed: Partial<NdaStanding>): Way => [opens, loads(changed)];
const toPending = toSettled({ state: 'pending' });
const toRenewing: Way = [...toPending, says('changes', outdated)];
const toWithdrawing: Way = [...toPending, withdraws];
const toCode = (event: VerificationCodeEvent) => [{ to: 'verificationCode', event }] as const;
const refuses = (from: Way, target: string, events: readonly NdaEvent[]) =>
  refusalRows<typeof ndaMachine>({ from, target, events });
/** What the device is told to keep. */
const keeps = (name: string) => [{ to: 'drafts', event: { type: 'draft.kept', name } }];
const ofSale = (actor: string) => ({ actor, input: sale });

transitionTable('nda', {
  machine: ndaMachine,
  input,
  text: ({ context }) => context.error ?? Object.values(context.errors).find((error) => error !== null) ?? '',
  rows: [
    { from: [], target: 'closed' },
    {
      title: '[ENT-09][LAY-19] opened, it lies over the page and asks where it stands',
      from: [],
      event: opens,
      target: 'open.loading',
      calls: ['layer', { actor: 'drafts', input: { sale, userId: 'u1' } }, ofSale('load')],
    },
    ...refuses([], 'closed', [closes, seesEnd, submits, withdraws]),
    {
      title: '[ENT-09] what was never signed is read first',
      from: [opens],
      event: loads(),
      target: 'open.reading.resting',
      context: { standing: standing(), read: false },
    },
    {
      title: '[ENT-09] whoever may not sign is shown why',
      from: [opens],
      event: loads({ maySign: 'toBeVerified' }),
      target: 'open.settled.resting',
      calls: [ofSale('changes')],
    },
    {
      title: '[ENT-09] what was signed shows where it stands',
      from: [opens],
      event: loads({ state: 'signed' }),
      target: 'open.settled.resting',
      calls: [ofSale('changes')],
    },
    {
      title: '[ENT-09] what was not loaded says why',
      from: [opens],
      event: done('load', network),
      target: 'open.failed',
      context: { failure: { kind: 'network' } },
    },
    {
      from: [opens],
      event: done('load', left({ kind: 'timeout' })),
      target: 'open.failed',
      context: { failure: { kind: 'timeout' } },
    },
    {
      title: '[VAL-06] the name that was typed before a reload stands there again',
      from: [opens],
      event: says('drafts', recalls('沈')),
      target: 'open.loading',
      context: { name: '沈' },
    },
    {
      title: '[VAL-06] what stands there already is not written over',
      from: [...toTyping, typesName('沈知远')],
      event: says('drafts', recalls('沈')),
      target: 'open.signing.typing',
      context: { name: '沈知远' },
    },
    {
      title: '[VAL-06] the name is kept at every letter, and never the code',
      from: [...toTyping, typesName('沈')],
      event: typesCode('123456'),
      target: 'open.signing.typing',
      sends: keeps('沈'),
    },
    ...[
      ['验证码不正确或已失效，请核对或重新获取', 400, 'caption'],
      ['验证码错误次数过多，请重新获取', 429, 'caption'],
      ['签署人姓名须与认证姓名一致', 400, 'name'],
    ].map(([message, code, field]) => ({
      title: `[VAL-06] what is refused stands beside its field: ${message}`,
      from: toSending,
      event: done('sign', refusedWith(Number(code), String(message))),
      target: 'open.signing.typing',
      context: {
        error: null,
        errors: { name: null, caption: null, agreed: null, [String(field)]: message },
      },
      text: String(message),
    })),
    {
      from: [opens, done('load', network)],
      event: retriesLoad,
      target: 'open.loading',
      calls: [ofSale('load')],
    },
    ...[closes, says('layer', closes)].map((event) => ({
      title: `[LAY-19] closed (${'type' in event ? 'its button' : 'back'}), the name that was typed stays`,
      from: [...toTyping, typesName('沈')],
      event,
      target: 'closed',
      stops: ['verificationCode', 'layer', 'drafts'],
      context: { name: '沈', code: null },
    })),
    ...readingRows,
    {
      title: '[LOG-10] read, a code for the own account may be asked for',
      from: [...toReading, seesEnd],
      event: goesOn,
      target: 'open.signing.typing',
      calls: [{ actor: 'verificationCode', input: { appid: '2030', mode: 3 } }],
    },
    ...refuses(toReading, 'open.reading.resting', [typesName('沈'), ticks, submits, withdraws, signsAnew]),
    {
      from: toTyping,
      event: news('verificationCode', shown),
      target: 'open.signing.typing',
      context: { code: shown },
    },
    {
      from: toTyping,
      event: dismisses,
      target: 'open.signing.typing',
      sends: toCode({ type: 'code.captchaDismissed' }),
    },
    {
      from: toTyping,
      event: retries,
      target: 'open.signing.typing',
      sends: toCode({ type: 'code.captchaRetryRequested' }),
    },
    {
      from: toTyping,
      event: defect('verificationCode'),
      target: 'open.reading.resting',
      text: '验证码暂时无法获取，请稍后重试',
    },
    {
      from: [...toTyping, submits],
      event: typesName('沈'),
      target: 'open.signing.typing',
      context: { name: '沈' },
      sends: keeps('沈'),
      text: '请输入验证码',
    },
    {
      from: [...toTyping, typesName('沈知远'), submits],
      event: typesCode('123456'),
      target: 'open.signing.typing',
      sends: keeps('沈知远'),
      text: '请勾选确认后签署',
    },
    {
      from: [...toTyping, typesName('沈知远'), submits],
      event: asksForCode,
      target: 'open.signing.typing',
      sends: toCode({ type: 'code.requested', userName: '13851206614', countryCode: '86' }),
      text: '请勾选确认后签署',
    },
    {
      title: '[MKT-04] the confirmation is never ticked beforehand',
      from: toTyping,
      event: ticks,
      target: 'open.signing.typing',
      context: { agreed: true },
    },
    { from: toTyping, event: submits, target: 'open.signing.typing', text: '请输入签署人姓名' },
    {
      from: [...toTyping, typesName('林')],
      event: submits,
      target: 'open.signing.typing',
      text: '签署人姓名须与认证姓名一致',
    },
    { from: toTyping, event: goesBack, target: 'open.reading.resting', stops: ['verificationCode'] },
    {
      title: '[ENT-09][MKT-04] the text that was read is signed by its version and digest',
      from: filled,
      event: submits,
      target: 'open.signing.sending',
      calls: [
        {
          actor: 'sign',
          input: { sale, version: '2026-1', sha256: 'a'.repeat(64), name: '沈知远', caption: '123456' },
        },
      ],
      text: '',
    },
    ...refuses(toSending, 'open.signing.sending', [submits, goesBack, ticks, typesName('x'), withdraws]),
    {
      title: '[ENT-09] signed, it waits for its owner, whose decision is heard',
      from: toSending,
      event: done('sign', right(standing({ state: 'pending' }))),
      target: 'open.settled.resting',
      calls: [ofSale('changes')],
      stops: ['verificationCode'],
      sends: [{ to: 'drafts', event: { type: 'draft.discarded' } }],
      context: { standing: standing({ state: 'pending' }), read: false, agreed: false, caption: '' },
    },
    {
      title: '[MKT-04] a text that has changed meanwhile is loaded and read anew',
      from: toSending,
      event: done('sign', changedText),
      target: 'open.loading',
      calls: [ofSale('load')],
      stops: ['verificationCode'],
      context: { read: false },
      text: '协议文本已更新，请重新阅读后签署',
    },
    {
      from: toSending,
      event: done('sign', network),
      target: 'open.signing.typing',
      context: { agreed: true },
      text: network_,
    },
    {
      from: toSending,
      event: done('sign', left({ kind: 'timeout' })),
      target: 'open.signing.typing',
      text: timeout,
    },
    {
      title: '[ENT-09] what was rejected is signed anew, and read anew',
      from: toSettled({ state: 'rejected', reason: '原因' }),
      event: signsAnew,
      target: 'open.reading.resting',
      stops: ['changes'],
      context: { read: false, agreed: false },
    },
    {
      title: '[ENT-09] what waits is not signed twice',
      from: toPending,
      event: signsAnew,
      target: 'open.settled.resting',
      refused: ['nda.signRequested'],
    },
    {
      from: toSettled({ state: 'signed' }),
      event: withdraws,
      target: 'open.settled.resting',
      refused: ['nda.withdrawRequested'],
    },
    ...[outdated, says('changes', outdated)].map((event) => ({
      title: `[ENT-09] decided elsewhere, it is asked for anew while it stays (${'type' in event ? 'the flow' : 'the socket'})`,
      from: toPending,
      event,
      target: 'open.settled.renewing',
      calls: [ofSale('load')],
      context: { standing: standing({ state: 'pending' }) },
    })),
    {
      title: '[ENT-09] what was decided elsewhere is shown',
      from: toRenewing,
      event: loads({ state: 'signed' }),
      target: 'open.settled.resting',
      context: { standing: standing({ state: 'signed' }) },
    },
    {
      from: toRenewing,
      event: loads(),
      target: 'open.reading.resting',
      stops: ['changes'],
      context: { standing: standing() },
    },
    {
      title: '[SOC-05] where asking anew fails, what was shown stays, and that is told',
      from: toRenewing,
      event: done('load', network),
      target: 'open.settled.resting',
      context: { standing: standing({ state: 'pending' }) },
      text: network_,
    },
    {
      from: toRenewing,
      event: done('load', left({ kind: 'timeout' })),
      target: 'open.settled.resting',
      text: timeout,
    },
    { from: toPending, event: defect('changes'), target: 'open.failed' },
    {
      title: '[ENT-09] a signature that waits is taken back by one call',
      from: toPending,
      event: withdraws,
      target: 'open.withdrawing',
      stops: ['changes'],
      calls: [ofSale('withdraw')],
    },
    ...refuses(toWithdrawing, 'open.withdrawing', [withdraws, signsAnew, submits]),
    {
      from: toWithdrawing,
      event: done('withdraw', right(standing({ id: '1' }))),
      target: 'open.settled.resting',
      calls: [ofSale('changes')],
      context: { standing: standing({ id: '1' }) },
    },
    {
      title: '[ENT-09] decided meanwhile, it shows what was decided',
      from: toWithdrawing,
      event: done('withdraw', left({ kind: 'refused', code: 409, message: '该保密协议不在待审核状态' })),
      target: 'open.loading',
      calls: [ofSale('load')],
      text: '该保密协议不在待审核状态',
    },
    {
      from: toWithdrawing,
      event: done('withdraw', network),
      target: 'open.settled.resting',
      calls: [ofSale('changes')],
      text: network_,
    },
    {
      from: toWithdrawing,
      event: done('withdraw', left({ kind: 'timeout' })),
      target: 'open.settled.resting',
      calls: [ofSale('changes')],
      text: timeout,
    },
    ...saidOnceRows,
  ],
});

import type { PaymentSessionEvent } from '../../../../../src/application/payment/payment/session/events';
import { paymentSessionMachine } from '../../../../../src/application/payment/payment/session/machine';
import { blockedText } from '../../../../../src/application/payment/payment/text';
import { selectPaymentStatus } from '../../../../../src/application/payment/payment/session/status';
import type { PaymentAsk } from '../../../../../src/domain/payment/ask';
import { dropText } from '../../../../../src/domain/payment/recover-intent';
import { after, defect, done, type Step } from '../../../../support/explore/step';
import { transitionTable } from '../../../../support/explore/transition-table';
import { refusalRows } from '../../../../support/refusal-rows';
import {
  startedAt,
  halfAnHour,
  h5Means,
  intentOf,
  leftIntent,
  orderNo,
  orderToPay,
  otherIntent,
  outcomeOf,
  purchase,
  thing,
  unopenedIntent,
  userId,
} from '../samples';
import { followingRows } from './following-rows';
import * as words from './words';

type Steps = readonly Step<PaymentSessionEvent>[];

const { comes, another, leaves, requests, closes, checksAgain, continues, givesUp, recalls } = words;
const toFree: Steps = [comes, done('recall', recalls.none)];
const toBusy: Steps = [...toFree, requests];
const toAsking: Steps = [...toBusy, words.asking()];
const toBlocked: Steps = [...toBusy, done('attempt', words.blockedEnd)];
const toPaid: Steps = [...toBusy, done('attempt', words.endOf('paid'))];
const toUnknown: Steps = [...toBusy, done('attempt', words.endOf('checkUnanswered'))];
const otherChanges: PaymentSessionEvent = { type: 'payment.orderChanged', orderNo: 'HP0' };
const toDropped: Steps = [comes, done('recall', recalls.old)];

const attempt = (start: object) => [{ actor: 'attempt', input: { means: h5Means, userId, start } }];
const beginsNew = attempt({ kind: 'new', asked: purchase });
const ended = (
  cause: Parameters<typeof outcomeOf>[0],
  asked: PaymentAsk | null = purchase,
  ordered: string | null = null,
) => [{ type: 'payment.ended', asked, orderNo: ordered, outcome: outcomeOf(cause) }];

const refused = (from: Steps, target: string, events: readonly PaymentSessionEvent[]) =>
  refusalRows<typeof paymentSessionMachine>({ from, target, events });

/** What every state does when the member leaves, or another comes. */
const membersOf = (from: Steps, stops: readonly string[] = []) => [
  { from, event: leaves, target: 'loggedOut', stops, context: { userId: null, start: null }, text: '' },
  {
    from,
    event: another,
    target: 'recalling',
    stops,
    calls: [{ actor: 'recall', input: { userId: 'u2002' } }],
    context: { userId: 'u2002', start: null },
  },
];

transitionTable('payment-session', {
  machine: paymentSessionMachine,
  input: h5Means,
  text: (snapshot) => {
    const status = selectPaymentStatus(snapshot);
    if (status.kind === 'askingConfirmation') return `${status.orderNo ?? ''} ${status.note ?? ''}`;
    return status.kind === 'idle' ? '' : status.text;
  },
  rows: [
    { title: '[PAY-05] at first nobody is known', from: [], target: 'loggedOut', text: '' },
    ...refused([], 'loggedOut', [leaves, ...words.unasked]),
    {
      title: '[PAY-02] who is not logged in cannot pay, and is told so',
      from: [],
      event: requests,
      target: 'loggedOut',
      emits: ended('notLoggedIn'),
      actions: [],
    },
    {
      title: '[PAY-10] when a member comes, what the device kept is looked at',
      from: [],
      event: comes,
      target: 'recalling',
      calls: [{ actor: 'recall', input: { userId } }],
    },
    { from: [comes], event: done('recall', recalls.none), target: 'free', text: '' },
    {
      title: '[PAY-10] an intent that is not ended is taken up, and the person will be asked',
      from: [comes],
      event: done('recall', recalls.toAsk),
      target: 'busy.attempting',
      calls: attempt({ kind: 'resume', intent: leftIntent(), now: startedAt }),
    },
    {
      title: '[PAY-08] who comes back with WeChat’s code goes on paying',
      from: [comes],
      event: done('recall', recalls.back),
      target: 'busy.attempting',
      calls: attempt({
        kind: 'returned',
        intent: leftIntent({ stage: 'leftForOpenId' }),
        now: startedAt,
        code: 'code-1',
      }),
    },
    {
      title: '[PAY-10] a record of no use is dropped with a message',
      from: [comes],
      event: done('recall', recalls.old),
      target: 'dropped',
      context: { dropped: { reason: 'old', orderNo } },
      text: dropText.old,
    },
    { from: [comes], event: defect('recall'), target: 'free' },
    { from: [comes], event: after(1_000), target: 'free', stops: ['recall'] },
    {
      title: '[PAY-05] who asks at once is served at once',
      from: [comes],
      event: requests,
      target: 'busy.attempting',
      calls: beginsNew,
      stops: ['recall'],
    },
    ...refused([comes], 'recalling', [comes, ...words.unasked]),
    ...membersOf([comes], ['recall']),
    {
      title: '[PAY-05] one attempt is admitted',
      from: toFree,
      event: requests,
      target: 'busy.attempting',
      calls: beginsNew,
      context: { asked: purchase },
    },
    ...refused(toFree, 'free', [comes, ...words.unasked]),
    ...membersOf(toFree),
    {
      title: '[PAY-05] a second request ends with 10 at once, and the first goes on undisturbed',
      from: toBusy,
      event: { type: 'payment.requested', asked: orderToPay },
      target: 'busy.attempting',
      emits: ended('inProgress', orderToPay, orderNo),
      context: { asked: purchase, start: { kind: 'new', asked: purchase } },
    },
    ...(
      [
        ['ordering', 'checkingGrade', '正在确认购买资格'],
        ['ordering', null, '正在下单'],
        ['ordering', 'waitingToPlaceAgain', '正在下单'],
        ['payingAtCashier', 'preparing', '正在获取支付信息'],
        ['payingAtCashier', 'leavingForH5', '正在前往支付页面'],
        ['payingOnPlatform', 'askingForCode', '正在确认微信身份'],
        ['payingOnPlatform', 'invoking', '请在微信中完成支付'],
        ['checking', null, '正在查询支付结果'],
        ['cancellingOrder', null, '正在取消订单'],
        ['locking', null, '正在准备支付'],
      ] as const
    ).map(([state, channelStep, text]) => ({
      title: `[PAY-01] the person reads what is under way: ${text} (${state} ${channelStep ?? ''})`,
      from: toBusy,
      event: words.working(state, channelStep),
      target: 'busy.attempting',
      text,
    })),
    {
      title: '[PAY-02] who asked is told 9 when the page is left; the attempt goes on after the return',
      from: toBusy,
      event: words.asking(),
      target: 'busy.awaitingReturn',
      emits: ended('leftForCashier', purchase, orderNo),
      context: { asked: null },
      text: `${orderNo} `,
    },
    {
      title: '[PAY-10] after a reload nobody waits for an answer, and the person is asked',
      from: [comes, done('recall', recalls.toAsk)],
      event: words.asking(),
      target: 'busy.awaitingReturn',
      text: `${orderNo} `,
    },
    { from: toAsking, event: words.asking('稍后'), target: 'busy.awaitingReturn', text: `${orderNo} 稍后` },
    {
      title: '[PAY-10] once the person has said it the attempt acts again',
      from: toAsking,
      event: words.working('checking'),
      target: 'busy.attempting',
      text: '正在查询支付结果',
    },
    ...[words.confirms, words.again, givesUp].map((event) => ({
      title: `[PAY-10] what the person says is passed on: ${event.type}`,
      from: toAsking,
      event,
      target: 'busy.awaitingReturn',
      sends: [{ to: 'attempt', event }],
    })),
    ...refused(toBusy, 'busy.attempting', [comes, ...words.unasked]),
    ...membersOf(toBusy, ['attempt']),
    {
      title: '[PAY-01][PAY-02] the outcome is told to who asked, and read',
      from: toBusy,
      event: done('attempt', words.endOf('paid')),
      target: 'finished.settled',
      emits: ended('paid', purchase, orderNo),
      context: { asked: null, attempt: null },
      text: '支付成功',
    },
    {
      title: '[PAY-06] another intent that is not ended blocks, and is offered',
      from: toBusy,
      event: done('attempt', words.blockedEnd),
      target: 'blocked',
      emits: ended('inProgress'),
      text: blockedText(startedAt + halfAnHour),
    },
    {
      title: '[PAY-02] an attempt that breaks leaves the result unknown',
      from: [...toBusy, words.working('checking')],
      event: defect('attempt'),
      target: 'finished.settled',
      emits: ended('checkUnanswered'),
      context: {
        end: {
          outcome: outcomeOf('checkUnanswered'),
          thing: { ...thing, orderNo: null },
          other: null,
          kept: null,
        },
      },
      text: '暂未查询到支付结果',
    },
    {
      from: toBlocked,
      event: continues,
      target: 'busy.attempting',
      calls: attempt({ kind: 'resume', intent: otherIntent, now: startedAt }),
    },
    {
      title: '[PAY-06] giving the other up cancels its order',
      from: toBlocked,
      event: givesUp,
      target: 'busy.attempting',
      calls: attempt({ kind: 'giveUp', intent: otherIntent, now: startedAt }),
    },
    { from: toBlocked, event: closes, target: 'free', context: { end: null }, text: '' },
    {
      title: '[PAY-05] while another blocks, every request ends with 10',
      from: toBlocked,
      event: requests,
      target: 'blocked',
      emits: ended('inProgress'),
    },
    {
      title: '[PAY-06] the other blocks until its deadline',
      from: toBlocked,
      event: after(halfAnHour),
      target: 'free',
      context: { end: null },
    },
    {
      title: '[PAY-04][PAY-06] the result of the other can be asked for at once',
      from: toBlocked,
      event: checksAgain,
      target: 'busy.attempting',
      calls: attempt({
        kind: 'check',
        thing: { orderNo: otherIntent.orderNo, goodsName: otherIntent.goodsName, amount: otherIntent.amount },
      }),
    },
    {
      title: '[PAY-10] what was never at a cashier is gone on with without a second question',
      from: [...toBusy, done('attempt', words.unopenedEnd)],
      event: continues,
      target: 'busy.attempting',
      calls: attempt({ kind: 'goOn', intent: unopenedIntent, now: startedAt }),
    },
    ...refused([...toBusy, done('attempt', words.unorderedEnd)], 'blocked', [checksAgain]),
    ...refused(toBlocked, 'blocked', [comes, words.confirms, words.again, words.cancels]),
    ...membersOf(toBlocked),
    {
      title: '[PAY-04] where the result is not known it can be asked for once more',
      from: toUnknown,
      event: checksAgain,
      target: 'busy.attempting',
      calls: attempt({ kind: 'check', thing }),
    },
    ...(['checkRefused', 'checkUnanswered', 'cancelUnconfirmed'] as const).flatMap((cause) => {
      const from = [...toBusy, done('attempt', words.openEnd(cause))];
      const begins = { from, target: 'busy.attempting', context: { end: null } };
      return [
        {
          ...begins,
          title: `[PAY-06] while money may be under way it can be gone on with: ${cause}`,
          event: continues,
          calls: attempt({ kind: 'goOn', intent: leftIntent(), now: startedAt }),
        },
        {
          ...begins,
          title: `[PAY-06][PAY-11] …or given up: ${cause}`,
          event: givesUp,
          calls: attempt({ kind: 'giveUp', intent: leftIntent(), now: startedAt }),
        },
        {
          ...begins,
          title: `[PAY-04] …or asked for: ${cause}`,
          event: checksAgain,
          calls: attempt({ kind: 'check', thing }),
        },
      ];
    }),
    {
      title: '[PAY-13] an order that was not answered is asked for again under its key',
      from: [...toBusy, done('attempt', words.openEnd('orderUnanswered', intentOf()))],
      event: continues,
      target: 'busy.attempting',
      calls: attempt({ kind: 'goOn', intent: intentOf(), now: startedAt }),
    },
    ...followingRows(toBusy, otherChanges),
    {
      title: '[PAY-04] what is told as too late can be asked for once more',
      from: [...toBusy, done('attempt', words.endOf('deadlinePassed'))],
      event: checksAgain,
      target: 'busy.attempting',
      calls: attempt({ kind: 'check', thing }),
    },
    {
      title: '[PAY-10] the question can be closed: the person reads on, and what the device keeps stays',
      from: toAsking,
      event: closes,
      target: 'free',
      stops: ['attempt'],
      context: { attempt: null, start: null },
      text: '',
    },
    {
      title: '[PAY-11] 取消 closes the question with outcome 3, and the order stays',
      from: toAsking,
      event: words.cancels,
      target: 'free',
      stops: ['attempt'],
      emits: ended('cancelledAtReturn', null, orderNo),
      context: { attempt: null, start: null },
      text: '',
    },
    {
      title: '[PAY-15] when the order changes while the person is asked, the gateway is asked',
      from: toAsking,
      event: words.changes,
      target: 'busy.awaitingReturn',
      sends: [{ to: 'attempt', event: words.confirms }],
    },
    ...refused(toAsking, 'busy.awaitingReturn', [continues, checksAgain, otherChanges]),
    { from: toPaid, event: closes, target: 'free', context: { end: null }, text: '' },
    { from: toPaid, event: requests, target: 'busy.attempting', calls: beginsNew },
    ...refused(toPaid, 'finished.settled', [
      comes,
      words.changes,
      continues,
      givesUp,
      words.confirms,
      words.again,
      words.cancels,
      checksAgain,
    ]),
    ...membersOf(toPaid),
    { from: toDropped, event: closes, target: 'free', context: { dropped: null }, text: '' },
    { from: toDropped, event: requests, target: 'busy.attempting', calls: beginsNew },
    ...refused(toDropped, 'dropped', [
      comes,
      continues,
      givesUp,
      words.confirms,
      words.again,
      words.cancels,
      checksAgain,
    ]),
    ...membersOf(toDropped),
  ],
});

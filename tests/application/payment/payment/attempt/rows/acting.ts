import { left } from 'fp-ts/Either';
import { after, defect, done, elapse, news, says } from '../../../../../support/explore/step';
import {
  startedAt,
  halfAnHour,
  intentOf,
  leftIntent,
  network,
  orderNo,
  outcomeOf,
  paidIntent,
  refusedWith,
  startOrder,
  thing,
  yes,
} from '../../samples';
import * as words from '../words';
import type { AttemptRow } from '../words';

const { admitted, paying, away, ending, input, reads, taken, readsIntent } = words;

const appIntent = paidIntent({ channel: 'app' });
const openedIntent = paidIntent({ cashierOpened: true });
const orderedInApp = done('order', { kind: 'ordered', intent: appIntent, orderNo, now: startedAt });
const onPlatform = [taken, words.readsNone, orderedInApp];

/** How the order comes to be. */
export const orderingRows: readonly AttemptRow[] = [
  {
    from: admitted,
    event: news('order', { value: 'checkingGrade' }),
    target: 'working.ordering',
    context: { channelStep: 'checkingGrade' },
  },
  {
    title: '[PAY-10] an order that is there is paid next',
    from: admitted,
    event: done('order', { kind: 'ordered', intent: paidIntent(), orderNo, now: startedAt + 4 }),
    target: 'working.payingAtCashier',
    calls: words.pays(paidIntent()),
    context: { intent: paidIntent(), now: startedAt + 4, thing },
  },
  {
    title: '[PAY-02] without an order it ends with 9, and its intent with it',
    from: admitted,
    event: done('order', {
      kind: 'ended',
      intent: intentOf(),
      outcome: outcomeOf('orderRefused', '商品已下架'),
    }),
    ...ending('orderRefused', 'key-1', '商品已下架'),
  },
  {
    title: '[PAY-13] where nobody knows whether there is an order, its key is kept',
    from: admitted,
    event: done('order', { kind: 'ended', intent: intentOf(), outcome: outcomeOf('orderUnanswered') }),
    ...words.over('notOrdered', 'orderUnanswered', { kept: intentOf() }),
  },
  { from: admitted, event: defect('order'), ...ending('orderUnanswered', null) },
  { from: admitted, event: after(120_000), ...ending('orderUnanswered', null), stops: ['order'] },
];

const wayEnds = (way: 'h5' | 'platform', input_: AttemptRow['input'], from: words.Steps): AttemptRow[] =>
  [
    {
      from,
      event: news(way, { value: 'invoking' }),
      target: `working.${way === 'h5' ? 'payingAtCashier' : 'payingOnPlatform'}`,
      context: { channelStep: 'invoking' },
    },
    {
      title: `[PAY-10] after the page was left the person is asked, without the lock (${way})`,
      from,
      event: done(way, { kind: 'left', intent: leftIntent(), now: startedAt + 9 }),
      ...words.asks,
      stops: ['lock'],
      context: { intent: leftIntent(), now: startedAt + 9, code: null },
    },
    {
      title: `[PAY-04] after the cashier the gateway is asked (${way})`,
      from,
      event: done(way, { kind: 'toCheck', intent: openedIntent, now: startedAt + 9 }),
      target: 'working.checking',
      calls: words.checks,
      context: { intent: openedIntent, now: startedAt + 9 },
    },
    {
      title: `[PAY-02] what came to nothing says why (${way})`,
      from,
      event: done(way, { kind: 'ended', outcome: outcomeOf('dataIncomplete') }),
      ...ending('dataIncomplete'),
    },
    { from, event: after(720_000), target: 'working.checking', calls: words.checks },
  ].map((row) => ({ ...row, ...(input_ === undefined ? {} : { input: input_ }) }));

const appInput = { ...input(startOrder), means: { ...input(startOrder).means, channel: 'app' as const } };

/** How the order is paid. */
export const payingRows: readonly AttemptRow[] = [
  ...wayEnds('h5', undefined, paying),
  { from: paying, event: defect('h5'), ...ending('dataIncomplete') },
  {
    title: '[PAY-09] in the app the platform’s cashier is used',
    input: appInput,
    from: [taken, words.readsNone],
    event: orderedInApp,
    target: 'working.payingOnPlatform',
    calls: [{ actor: 'platform', input: { intent: appIntent, orderNo, means: appInput.means, code: null } }],
  },
  ...wayEnds('platform', appInput, onPlatform),
  {
    input: appInput,
    from: onPlatform,
    event: defect('platform'),
    target: 'working.checking',
    calls: words.checks,
  },
];

const toChecking = words.checking;
const toCheckBefore = [...away, words.again, taken, readsIntent(leftIntent())];
const toCancelling = [...away, words.givesUp, taken, readsIntent(leftIntent())];
const toCheckCancelled = [...toCancelling, done('cancelOrder', refusedWith('订单已支付'))];
const pastDeadline = [
  ...away,
  done('readClock', startedAt),
  elapse(halfAnHour),
  taken,
  reads({ kind: 'drop', reason: 'old', orderNo }),
];

type Cause = Parameters<typeof outcomeOf>[0];
/** It is over, and the device goes on keeping the intent: its money may be under way. */
const stays = (target: string, cause: Cause, said?: string) =>
  words.over(target, cause, {
    ordered: true,
    kept: leftIntent(),
    ...(said === undefined ? {} : { said }),
  });
const unknown = stays('resultUnknown', 'checkUnanswered');
const unconfirmed = stays('cancelled', 'cancelUnconfirmed');
const closed = done('check', left({ kind: 'refused', code: 410, message: '订单已取消' }));

/** How the gateway is asked. */
export const askingRows: readonly AttemptRow[] = [
  {
    title: '[PAY-04] only 200 is a payment',
    from: toChecking,
    event: done('check', yes),
    ...ending('paid'),
  },
  {
    title: '[PAY-04][PAY-06] any other answer ends with 4, and what the device keeps stays',
    from: toChecking,
    event: done('check', refusedWith('订单尚未支付')),
    ...stays('checkFailed', 'checkRefused', '订单尚未支付'),
  },
  ...[toChecking, toCheckBefore, toCheckCancelled, pastDeadline].map((from) => ({
    title: '[PAY-04] an order that takes no money any more ends with 4, and its intent with it',
    from,
    event: closed,
    ...ending('orderClosed', 'key-1', '订单已取消'),
  })),
  ...[{ kind: 'network' }, { kind: 'timeout' }, { kind: 'status', status: 502 }].map((failure) => ({
    title: `[PAY-04][PAY-06] no answer ends with 2, and what the device keeps stays: ${failure.kind}`,
    from: toChecking,
    event: done('check', left(failure)),
    ...unknown,
  })),
  { from: toChecking, event: done('check', left({ kind: 'timeout' })), ...unknown, stops: ['lock'] },
  {
    title: '[PAY-13] what is paid already is not paid again',
    from: toCheckBefore,
    event: done('check', yes),
    ...ending('paid'),
  },
  {
    title: '[PAY-13] who cannot know whether it is paid does not pay again',
    from: toCheckBefore,
    event: done('check', network),
    ...unknown,
  },
  {
    title: '[PAY-10] what is not paid gets a new cashier',
    from: toCheckBefore,
    event: done('check', refusedWith('订单尚未支付')),
    target: 'working.payingAtCashier',
    calls: words.pays(leftIntent()),
  },
  { from: toCheckBefore, event: done('check', left({ kind: 'timeout' })), ...unknown, stops: ['lock'] },
  {
    title: '[PAY-11] a cancelled order ends with 3',
    from: toCancelling,
    event: done('cancelOrder', yes),
    ...ending('cancelledByPerson'),
  },
  {
    title: '[PAY-11] an order that cannot be cancelled may be paid: the gateway is asked',
    from: toCancelling,
    event: done('cancelOrder', refusedWith('订单已支付')),
    target: 'working.checkingUncancelled',
    calls: words.checks,
  },
  {
    title: '[PAY-06][PAY-11] where nobody knows whether it is cancelled, what the device keeps stays',
    from: toCancelling,
    event: done('cancelOrder', network),
    ...unconfirmed,
  },
  {
    from: toCancelling,
    event: done('cancelOrder', left({ kind: 'timeout' })),
    ...unconfirmed,
    stops: ['lock'],
  },
  {
    title: '[PAY-04] who cancelled too late reads that it is paid',
    from: toCheckCancelled,
    event: done('check', yes),
    ...ending('paid'),
  },
  { from: toCheckCancelled, event: done('check', network), ...unconfirmed },
  { from: toCheckCancelled, event: done('check', refusedWith('订单尚未支付')), ...unconfirmed },
  {
    from: toCheckCancelled,
    event: done('check', left({ kind: 'timeout' })),
    ...unconfirmed,
    stops: ['lock'],
  },
  {
    title: '[PAY-02] past the deadline it ends with 8 only after the gateway was asked',
    from: pastDeadline,
    event: done('check', refusedWith('订单尚未支付')),
    ...ending('deadlinePassed'),
  },
  {
    title: '[PAY-04] what was paid in time is told as paid, also after the deadline',
    from: pastDeadline,
    event: done('check', yes),
    ...ending('paid'),
  },
  {
    title: '[PAY-04] past the deadline no answer is no answer, and no money can come any more',
    from: pastDeadline,
    event: done('check', network),
    ...ending('checkUnansweredLate'),
  },
  { from: pastDeadline, event: done('check', left({ kind: 'timeout' })), ...ending('checkUnansweredLate') },
  {
    title: '[PAY-02] past the deadline another tab that takes the lock over is not waited for',
    from: pastDeadline,
    event: says('lock', { type: 'lock.lost' }),
    target: 'expiring',
    calls: [{ actor: 'endIntent', input: { key: 'key-1' } }],
    stops: ['check', 'lock'],
  },
];

const orderDone = [done('check', yes)];
const endsAs = (cause: Cause) => [...paying, done('h5', { kind: 'ended', outcome: outcomeOf(cause) })];
const afterTheCashier = (cause: Cause) => [
  ...toCheckBefore,
  done('check', refusedWith('订单尚未支付')),
  done('h5', { kind: 'ended', outcome: outcomeOf(cause) }),
];

/** Where each cause leads: the ten outcomes (PAY-01). */
export const outcomeRows: readonly AttemptRow[] = [
  ...(
    [
      ['succeeded', 'paid', [...toChecking, ...orderDone]],
      ['resultUnknown', 'checkUnansweredLate', [...pastDeadline, done('check', network)]],
      ['cancelled', 'cancelledByPerson', [...toCancelling, done('cancelOrder', yes)]],
      [
        'checkFailed',
        'orderClosed',
        [...toChecking, done('check', left({ kind: 'refused', code: 404, message: '订单已关闭' }))],
      ],
      ['dataUnusable', 'dataIncomplete', endsAs('dataIncomplete')],
      ['miniProgramUnset', 'miniProgramPathMissing', endsAs('miniProgramPathMissing')],
      ['unsupported', 'appTooOld', endsAs('appTooOld')],
      ['cashierFailed', 'cashierNotReached', endsAs('cashierNotReached')],
    ] as const
  ).flatMap(([target, cause, from]) =>
    [done('endIntent'), defect('endIntent'), after(1_000), says('lock', { type: 'lock.lost' })].map(
      (event) => ({
        title: `[PAY-01][PAY-02] ${cause} leads to ${outcomeOf(cause).code} (${'answer' in event ? event.answer : '1 s'})`,
        from,
        event,
        ...words.over(target, cause, { ordered: true }),
      }),
    ),
  ),
  ...(
    [
      ['dataUnusable', 'prepayRefused'],
      ['cancelled', 'cancelledAtCashier'],
      ['cashierFailed', 'cashierNotReached'],
    ] as const
  ).map(([target, cause]) => ({
    title: `[PAY-06][PAY-13] what came to nothing after an earlier cashier leaves that one’s money under way: ${cause}`,
    from: afterTheCashier(cause).slice(0, -1),
    event: done('h5', { kind: 'ended', outcome: outcomeOf(cause) }),
    ...stays(target, cause),
  })),
  {
    title: '[PAY-13] an order that is closed has no money under way, whatever was before',
    from: afterTheCashier('orderNotPayable').slice(0, -1),
    event: done('h5', { kind: 'ended', outcome: outcomeOf('orderNotPayable') }),
    ...ending('orderNotPayable'),
  },
  {
    title: '[PAY-01][PAY-02] an order that was not answered leads to 9',
    from: [...admitted, defect('order')],
    event: done('endIntent'),
    ...words.over('notOrdered', 'orderUnanswered'),
  },
  {
    title: '[PAY-01][PAY-02] a lock that broke leads to 10',
    from: [defect('lock')],
    event: done('endIntent'),
    ...words.over('inProgress', 'inProgress'),
  },
];

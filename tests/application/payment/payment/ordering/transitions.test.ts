import { left, right } from 'fp-ts/Either';
import { orderingMachine } from '../../../../../src/application/payment/payment/ordering/machine';
import type { PaymentIntent } from '../../../../../src/domain/payment/intent';
import { after, defect, done, elapse } from '../../../../support/explore/step';
import { transitionTable } from '../../../../support/explore/transition-table';
import {
  startedAt,
  intentOf,
  kept,
  network,
  notKept,
  orderNo,
  orderToPay,
  outcomeOf,
  paidIntent,
  purchase,
  refusedWith,
  userId,
  yes,
} from '../samples';

const begins = { userId, channel: 'h5', asked: purchase, intent: null } as const;
const ofOrder = { ...begins, asked: orderToPay };
const goesOn = { ...begins, asked: null, intent: intentOf() };

const reported = (output: object) => [
  {
    to: 'parent',
    event: { type: 'xstate.done.actor.paymentOrdering', output, actorId: 'paymentOrdering' },
  },
];
const endsWith = (
  cause: Parameters<typeof outcomeOf>[0],
  { intent = null, said }: { intent?: PaymentIntent | null; said?: string } = {},
) => {
  const output = { kind: 'ended', intent, outcome: outcomeOf(cause, said) };
  return { target: 'ended', output, sends: reported(output), text: output.outcome.text };
};
const orderedAt = (now: number) => {
  const output = { kind: 'ordered', intent: paidIntent(), orderNo, now };
  return { target: 'ordered', output, sends: reported(output) };
};
const noAnswer = endsWith('orderUnanswered', { intent: intentOf() });

const granted = [done('checkGrade', yes)];
const placing = [...granted, done('beginIntent', kept(intentOf()))];
const placed = [...placing, done('placeOrder', right(orderNo))];
const lost = done('placeOrder', network);
const secondTry = [lost, elapse(1_000)];
const lastTry = [...placing, ...secondTry, ...secondTry];
const places = [
  {
    actor: 'placeOrder',
    input: { goodsId: 'plan-buyer-year', data: { planId: 'plan-buyer-year' }, key: 'key-1' },
  },
];
const started = (asked: object) => [{ actor: 'beginIntent', input: { asked, userId, channel: 'h5' } }];

transitionTable('payment-ordering', {
  machine: orderingMachine,
  input: begins,
  text: ({ context }) => context.outcome?.text,
  rows: [
    {
      title: '[PAY-12] a purchase begins with the grade',
      from: [],
      target: 'checkingGrade',
      calls: [{ actor: 'checkGrade', input: { goodsId: 'plan-buyer-year' } }],
    },
    {
      title: '[PAY-15] an order that is there begins with its intent',
      input: ofOrder,
      from: [],
      target: 'keepingIntent',
      calls: started(orderToPay),
    },
    {
      title: '[PAY-10][PAY-13] after a reload the order is asked for under the key that was kept',
      input: goesOn,
      from: [],
      target: 'placingOrder',
      calls: places,
    },
    {
      title: '[PAY-10] who may buy it keeps the intent before anything is ordered',
      from: [],
      event: done('checkGrade', yes),
      target: 'keepingIntent',
      calls: started(purchase),
    },
    {
      title: '[PAY-02] a grade that is refused ends with 9 and the server’s words',
      from: [],
      event: done('checkGrade', refusedWith('已是更高级会员')),
      ...endsWith('gradeRefused', { said: '已是更高级会员' }),
    },
    { from: [], event: done('checkGrade', network), ...endsWith('gradeUnanswered') },
    { from: [], event: done('checkGrade', left({ kind: 'timeout' })), ...endsWith('gradeUnanswered') },
    {
      title: '[PAY-13] the order is asked for under the key that was kept',
      from: granted,
      event: done('beginIntent', kept(intentOf())),
      target: 'placingOrder',
      calls: places,
      context: { intent: intentOf(), now: startedAt, tries: 1 },
    },
    {
      title: '[PAY-15] an order that is there is not ordered again',
      input: ofOrder,
      from: [],
      event: done('beginIntent', kept(paidIntent(), startedAt + 3)),
      ...orderedAt(startedAt + 3),
    },
    ...[done('beginIntent', notKept), defect('beginIntent'), after(1_000)].map((event) => ({
      title: `[PAY-10] without its record nothing is ordered (${'answer' in event ? event.answer : '1 s'})`,
      from: granted,
      event,
      ...endsWith('intentNotKept'),
    })),
    {
      title: '[PAY-10] the number of the order is kept',
      from: placing,
      event: done('placeOrder', right(orderNo)),
      target: 'keepingOrder',
      calls: [{ actor: 'keepNumber', input: { intent: paidIntent() } }],
      context: { intent: paidIntent() },
    },
    {
      title: '[PAY-03] an order that is refused ends with 9 and the server’s words',
      from: placing,
      event: done('placeOrder', refusedWith('商品已下架')),
      ...endsWith('orderRefused', { intent: intentOf(), said: '商品已下架' }),
    },
    {
      title: '[PAY-13] a lost answer makes no second order: after a moment the same key asks again',
      from: placing,
      event: lost,
      target: 'waitingToPlaceAgain',
    },
    { from: placing, event: done('placeOrder', left({ kind: 'timeout' })), target: 'waitingToPlaceAgain' },
    {
      title: '[GAT-08][PAY-13] …under the same key',
      from: [...placing, lost],
      event: after(1_000),
      target: 'placingOrder',
      calls: places,
      context: { tries: 2 },
    },
    {
      title: '[PAY-13] an answer that cannot be read is none: the order may be there',
      from: placing,
      event: done('placeOrder', left({ kind: 'malformed', field: 'data.orderNo' })),
      target: 'waitingToPlaceAgain',
    },
    {
      title: '[PAY-13] the third that cannot be read ends with 9, and says that the order may be there',
      from: lastTry,
      event: done('placeOrder', left({ kind: 'malformed', field: 'data.orderNo' })),
      ...noAnswer,
    },
    { title: '[PAY-02] the third lost answer ends with 9', from: lastTry, event: lost, ...noAnswer },
    { from: lastTry, event: done('placeOrder', left({ kind: 'timeout' })), ...noAnswer },
    {
      title: '[PAY-10] then the order is there',
      from: placed,
      event: done('keepNumber', kept(paidIntent(), startedAt + 5)),
      ...orderedAt(startedAt + 5),
    },
    ...[done('keepNumber', notKept), defect('keepNumber'), after(1_000)].map((event) => ({
      title: `[PAY-10] where the number is not kept the key finds it again (${'answer' in event ? event.answer : '1 s'})`,
      from: placed,
      event,
      ...orderedAt(startedAt),
    })),
  ],
});

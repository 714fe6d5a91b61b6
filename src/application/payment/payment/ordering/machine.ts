import { endsWith, output } from '../ending';
import { orderingContext, orderingEnd, orderingSetup } from './setup';

const unanswered = endsWith('orderUnanswered');
const notKept = endsWith('intentNotKept');

/** The placing of an order: one intent, one key, one order. Source: PAY-03, PAY-10, PAY-12, PAY-13. */
export const orderingMachine = orderingSetup.createMachine({
  id: 'paymentOrdering',
  description: 'The part of an attempt in which the intent is kept and its order placed, once.',
  meta: { requirements: ['PAY-03', 'PAY-10', 'PAY-13'] },
  context: ({ input }) => orderingContext(input),
  output: ({ context }) => orderingEnd(context),
  initial: 'beginning',
  states: {
    beginning: {
      description:
        'A purchase begins with the grade, an order that is there with its intent; a kept intent goes on.',
      meta: { requirements: ['PAY-10', 'PAY-12', 'PAY-15'] },
      always: [
        { guard: 'intentGoesOn', target: 'placingOrder' },
        { guard: 'isPurchase', target: 'checkingGrade' },
        { target: 'keepingIntent' },
      ],
    },
    checkingGrade: {
      description: 'Whether this member may buy it.',
      meta: { requirements: ['PAY-12'] },
      invoke: {
        id: 'checkGrade',
        src: 'checkGrade',
        input: ({ context }) => ({ goodsId: context.asked?.goodsId ?? '' }),
        onDone: [
          { guard: { type: 'isGranted', params: output }, target: 'keepingIntent' },
          { guard: { type: 'isUnanswered', params: output }, ...endsWith('gradeUnanswered') },
          {
            target: 'ended',
            actions: [
              { type: 'noteCause', params: { cause: 'gradeRefused' } },
              { type: 'keepMessage', params: output },
            ],
          },
        ],
      },
    },
    keepingIntent: {
      description: 'The intent is kept with its key before anything is ordered.',
      meta: { requirements: ['PAY-10', 'PAY-13'] },
      invoke: {
        id: 'beginIntent',
        src: 'beginIntent',
        input: ({ context: { asked, userId, channel } }) => ({ asked, userId, channel }),
        onDone: [
          {
            guard: { type: 'wasKept', params: output },
            target: 'intentKept',
            actions: { type: 'keepIntent', params: output },
          },
          notKept,
        ],
        onError: notKept,
      },
      after: { storageLimit: notKept },
    },
    intentKept: {
      description: 'A user who pays an existing order orders nothing.',
      meta: { requirements: ['PAY-10', 'PAY-15'] },
      always: [{ guard: 'orderIsKnown', target: 'ordered' }, { target: 'placingOrder' }],
    },
    placingOrder: {
      description: 'The order is asked for under the key of the intent; the same key gives the same order.',
      meta: { requirements: ['PAY-03', 'PAY-13'] },
      entry: 'countTry',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context: { intent } }) => ({
          goodsId: intent?.goodsId ?? '',
          data: intent?.data ?? {},
          key: intent?.key ?? '',
        }),
        onDone: [
          {
            guard: { type: 'orderCame', params: output },
            target: 'keepingOrder',
            actions: { type: 'keepOrder', params: output },
          },
          { guard: { type: 'mayBeTriedAgain', params: output }, target: 'waitingToPlaceAgain' },
          { guard: { type: 'orderIsOpen', params: output }, ...unanswered },
          {
            target: 'ended',
            actions: [
              { type: 'noteCause', params: { cause: 'orderRefused' } },
              { type: 'keepMessage', params: output },
            ],
          },
        ],
      },
    },
    waitingToPlaceAgain: {
      description: 'No answer came: after a moment the order is asked for again, under the same key.',
      meta: { requirements: ['GAT-08', 'PAY-13'] },
      after: { placeAgainWait: 'placingOrder' },
    },
    keepingOrder: {
      description: 'The number of the order is kept; where that fails, the key finds it again.',
      meta: { requirements: ['PAY-10'] },
      invoke: {
        id: 'keepNumber',
        src: 'keepNumber',
        input: ({ context }) => ({ intent: context.intent }),
        onDone: { target: 'ordered', actions: { type: 'keepIntent', params: output } },
        onError: 'ordered',
      },
      after: { storageLimit: 'ordered' },
    },
    ordered: {
      description: 'The order is there.',
      meta: { requirements: ['PAY-03', 'PAY-13'] },
      type: 'final',
    },
    ended: {
      description: 'No order was placed, for the reason noted.',
      meta: { requirements: ['PAY-02', 'PAY-03'] },
      type: 'final',
    },
  },
});

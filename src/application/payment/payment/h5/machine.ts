import { endsWith, output } from '../ending';
import { h5Context, h5End, h5Setup } from './setup';

const notReached = endsWith('cashierNotReached');
const unusable = endsWith('dataIncomplete');

/** Paying at the cashier's page: the page is left for it, and the person comes back. Source: PAY-07, PAY-10, PAY-14. */
export const h5Machine = h5Setup.createMachine({
  id: 'paymentH5',
  description: 'One way to the cashier’s page for one order; nothing is known of the payment when it ends.',
  meta: { requirements: ['PAY-10', 'PAY-14'] },
  context: ({ input }) => h5Context(input),
  output: ({ context }) => h5End(context),
  initial: 'preparing',
  states: {
    preparing: {
      description: 'The pay host is asked, once, where this order can be paid.',
      meta: { requirements: ['PAY-07', 'PAY-12'] },
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context }) => ({ orderNo: context.orderNo }),
        onDone: [
          {
            guard: { type: 'payloadCame', params: output },
            target: 'validatingData',
            actions: { type: 'keepPayload', params: output },
          },
          { guard: { type: 'wasPaidOnce', params: output }, target: 'toCheck' },
          {
            guard: { type: 'orderIsClosed', params: output },
            target: 'ended',
            actions: [
              { type: 'noteCause', params: { cause: 'orderNotPayable' } },
              { type: 'keepMessage', params: output },
            ],
          },
          {
            target: 'ended',
            actions: [
              { type: 'noteCause', params: { cause: 'prepayRefused' } },
              { type: 'keepMessage', params: output },
            ],
          },
        ],
      },
    },
    validatingData: {
      description: 'The answer must name an address, and one that may be followed.',
      meta: { requirements: ['PAY-07', 'PAY-14', 'SEC-02'] },
      always: [
        { guard: 'addressIsGood', target: 'keepingDeparture', actions: 'keepAddress' },
        { guard: 'dataIsIncomplete', ...unusable },
        { target: 'ended', actions: { type: 'noteCause', params: { cause: 'addressNotAllowed' } } },
      ],
    },
    keepingDeparture: {
      description: 'That the page is left is kept first, so that a user who comes back is asked.',
      meta: { requirements: ['PAY-06', 'PAY-10'] },
      invoke: {
        id: 'keepIntent',
        src: 'keepIntent',
        input: ({ context }) => ({
          intent: { ...context.intent, stage: 'leftForH5' as const, cashierOpened: true },
        }),
        onDone: [
          {
            guard: { type: 'wasKept', params: output },
            target: 'leavingForH5',
            actions: { type: 'keepIntent', params: output },
          },
          notReached,
        ],
        onError: notReached,
      },
      after: { storageLimit: notReached },
    },
    leavingForH5: {
      description: 'The page is left for the cashier’s.',
      meta: { requirements: ['PAY-10'] },
      invoke: {
        id: 'leavePage',
        src: 'leavePage',
        input: ({ context }) => ({ address: context.address }),
        onDone: [{ guard: { type: 'pageIsLeft', params: output }, target: 'left' }, notReached],
        onError: notReached,
      },
      // Then it is unknown whether the page was left: the person is asked.
      after: { leaveLimit: 'left' },
    },
    toCheck: {
      description: 'The pay host says that it is paid already: the gateway must be asked.',
      meta: { requirements: ['PAY-04', 'PAY-13'] },
      entry: 'noteToCheck',
      type: 'final',
    },
    left: {
      description: 'The person is at the cashier’s, or back from there.',
      meta: { requirements: ['PAY-10'] },
      type: 'final',
    },
    ended: {
      description: 'It failed, for the reason noted.',
      meta: { requirements: ['PAY-02', 'PAY-07', 'PAY-14'] },
      type: 'final',
    },
  },
});

import { orderCancelSetup } from './setup';

/** Taking back an order that has not been paid. Source: PAY-11, PAY-15. */
export const orderCancelMachine = orderCancelSetup.createMachine({
  id: 'orderCancel',
  description: 'Cancelling one order. It is asked about first.',
  meta: { requirements: ['PAY-11', 'PAY-15'] },
  context: ({ input }) => ({ orderNo: input.orderNo, error: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is under way; why the last try came to nothing stands there.',
      meta: { requirements: ['PAY-15'] },
      on: {
        'orderCancel.requested': { target: 'asking', actions: 'forgetError' },
      },
    },
    asking: {
      description: 'Asks whether the order is really to be cancelled; back closes the question first.',
      meta: { requirements: ['PAY-15', 'LAY-19'] },
      invoke: { id: 'layer', src: 'layer', onError: { target: 'resting', actions: 'noteDefect' } },
      on: {
        'orderCancel.confirmed': 'cancelling',
        'orderCancel.dismissed': 'resting',
      },
    },
    cancelling: {
      description: 'The one call is under way.',
      meta: { requirements: ['PAY-11'] },
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context: { orderNo } }) => ({ orderNo }),
        onDone: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => event.output },
            target: 'cancelled',
          },
          { target: 'resting', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'resting', actions: 'noteDefect' },
      },
      after: { answerLimit: { target: 'resting', actions: 'noteTimeout' } },
    },
    cancelled: {
      description: 'The gateway said that the order is cancelled.',
      meta: { requirements: ['PAY-11'] },
      type: 'final',
    },
  },
});

export type OrderCancelMachine = typeof orderCancelMachine;

import { isRight } from 'fp-ts/Either';
import { sendTo, setup, type EventObject } from 'xstate';
import type { Followed } from '../../../domain/payment/followed';
import { unwiredCall } from '../../kit/from-call';
import { unwiredListener } from '../../kit/from-listener';
import type { FollowedAnswer, FollowingEnded, FollowingTypes } from './events';

/**
 * A payment that is made on another device, seen from the page that waits for it: by what the socket brings, and by
 * asking now and then, until it is paid or closed, or its time is over. Source: PAY-09, PAY-15, PAY-17.
 */
export const paymentFollowingMachine = <S>() => {
  const types: FollowingTypes<S> = {};
  const output = ({ event }: { readonly event: { readonly output: FollowedAnswer } }) => event.output;
  return setup({
    types,
    actors: {
      ask: unwiredCall<Followed, { readonly subject: S }>('payment-following', 'ask'),
      arrivals: unwiredListener<EventObject, { readonly subject: S }>('payment-following', 'arrivals'),
      ending: unwiredListener<FollowingEnded, { readonly subject: S }>('payment-following', 'ending'),
    },
    delays: {
      life: ({ context }) => context.lifeMs,
      pause: ({ context }) => context.pauseMs,
      /** The pause after a question without an answer, in milliseconds. */
      unansweredPause: 10_000,
    },
    guards: {
      pausesFirst: ({ context }) => context.pausesFirst === true,
      isAnswered: (_, { answer, as }: { readonly answer: FollowedAnswer; readonly as: Followed }) =>
        isRight(answer) && answer.right === as,
    },
    actions: {
      reportEnded: sendTo('ending', { type: 'following.ended' }),
    },
  }).createMachine({
    id: 'paymentFollowing',
    description: 'One page that waits for a payment which is made on another device.',
    meta: { requirements: ['PAY-09', 'PAY-15'] },
    context: ({ input }) => input,
    invoke: {
      id: 'ending',
      src: 'ending',
      input: ({ context: { subject } }) => ({ subject }),
    },
    initial: 'following',
    states: {
      following: {
        description: 'It may be paid at any moment; for so long as it lives it is looked after.',
        meta: { requirements: ['PAY-15', 'PAY-17'] },
        invoke: {
          id: 'arrivals',
          src: 'arrivals',
          input: ({ context: { subject } }) => ({ subject }),
        },
        after: { life: { target: 'over', actions: 'reportEnded' } },
        initial: 'beginning',
        states: {
          beginning: {
            description: 'The gateway is asked at once, unless it was asked just before.',
            meta: { requirements: ['PAY-15'] },
            always: [{ guard: 'pausesFirst', target: 'waiting' }, { target: 'asking' }],
          },
          asking: {
            description:
              'The gateway is asked for the state of the order; a newer message makes it ask again.',
            meta: { requirements: ['PAY-04'] },
            invoke: {
              id: 'ask',
              src: 'ask',
              input: ({ context: { subject } }) => ({ subject }),
              onDone: [
                {
                  guard: {
                    type: 'isAnswered',
                    params: (args) => ({ answer: output(args), as: 'paid' as const }),
                  },
                  target: '#paymentFollowing.paid',
                },
                {
                  guard: {
                    type: 'isAnswered',
                    params: (args) => ({ answer: output(args), as: 'closed' as const }),
                  },
                  target: '#paymentFollowing.closed',
                },
                {
                  guard: {
                    type: 'isAnswered',
                    params: (args) => ({ answer: output(args), as: 'open' as const }),
                  },
                  target: 'waiting',
                },
                { target: 'unanswered' },
              ],
            },
            on: { 'following.reported': { target: 'asking', reenter: true } },
          },
          waiting: {
            description: 'It is not paid yet.',
            meta: { requirements: ['PAY-15'] },
            after: { pause: 'asking' },
            on: { 'following.reported': 'asking' },
          },
          unanswered: {
            description: 'No answer came: the page shows it, and the question is repeated automatically.',
            meta: { requirements: ['PAY-02'] },
            after: { unansweredPause: 'asking' },
            on: { 'following.reported': 'asking' },
          },
        },
      },
      over: {
        description: 'Its time is over; the person may wait on.',
        meta: { requirements: ['PAY-15'] },
        on: { 'following.resumed': 'following' },
      },
      paid: {
        description: 'The gateway said that it is paid.',
        meta: { requirements: ['PAY-04'] },
        entry: 'reportEnded',
        type: 'final',
      },
      closed: {
        description: 'It takes no money any more.',
        meta: { requirements: ['PAY-16'] },
        entry: 'reportEnded',
        type: 'final',
      },
    },
  });
};

export type PaymentFollowingMachine<S> = ReturnType<typeof paymentFollowingMachine<S>>;

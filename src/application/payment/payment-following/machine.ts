import { isRight } from 'fp-ts/Either';
import { fromCallback, fromPromise, sendTo, setup, type EventObject } from 'xstate';
import type { Followed } from '../../../domain/payment/followed';
import { notWired } from '../../kit/not-wired';
import { goingOn, goOn } from '../../kit/going-on';
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
      ask: fromPromise<FollowedAnswer, { readonly subject: S }>(notWired('payment-following', 'ask')),
      arrivals: fromCallback<EventObject, { readonly subject: S }>(notWired('payment-following', 'arrivals')),
      ending: fromCallback<FollowingEnded, { readonly subject: S }>(notWired('payment-following', 'ending')),
    },
    delays: {
      life: ({ context }) => context.lifeMs,
      pause: ({ context }) => context.pauseMs,
      /** Longer than a safe call with its one repetition may take, in milliseconds. */
      answerLimit: 35_000,
      /** Before it is asked again after nobody answered, in milliseconds. */
      unansweredPause: 10_000,
    },
    guards: {
      pausesFirst: ({ context }) => context.pausesFirst === true,
      stands: (_, { answer, as }: { readonly answer: FollowedAnswer; readonly as: Followed }) =>
        isRight(answer) && answer.right === as,
    },
    actions: {
      tellEnded: sendTo('ending', { type: 'following.ended' }),
      goOn,
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
      // Whoever shows it reads it again by other news, or when the person asks.
      onError: goingOn,
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
          // Without the socket it is asked for all the same.
          onError: goingOn,
        },
        after: { life: { target: 'over', actions: 'tellEnded' } },
        initial: 'beginning',
        states: {
          beginning: {
            description: 'The gateway is asked at once, unless it was asked just before.',
            meta: { requirements: ['PAY-15'] },
            always: [{ guard: 'pausesFirst', target: 'waiting' }, { target: 'asking' }],
          },
          asking: {
            description:
              'The gateway is asked how it stands; whoever tells of something newer has it asked anew.',
            meta: { requirements: ['PAY-04'] },
            invoke: {
              id: 'ask',
              src: 'ask',
              input: ({ context: { subject } }) => ({ subject }),
              onDone: [
                {
                  guard: {
                    type: 'stands',
                    params: (args) => ({ answer: output(args), as: 'paid' as const }),
                  },
                  target: '#paymentFollowing.paid',
                },
                {
                  guard: {
                    type: 'stands',
                    params: (args) => ({ answer: output(args), as: 'closed' as const }),
                  },
                  target: '#paymentFollowing.closed',
                },
                {
                  guard: {
                    type: 'stands',
                    params: (args) => ({ answer: output(args), as: 'open' as const }),
                  },
                  target: 'waiting',
                },
                { target: 'unanswered' },
              ],
              onError: 'unanswered',
            },
            after: { answerLimit: 'unanswered' },
            on: { 'following.told': { target: 'asking', reenter: true } },
          },
          waiting: {
            description: 'It is not paid yet.',
            meta: { requirements: ['PAY-15'] },
            after: { pause: 'asking' },
            on: { 'following.told': 'asking' },
          },
          unanswered: {
            description: 'Nobody answered: the page says so, and it is asked again by itself.',
            meta: { requirements: ['PAY-02'] },
            after: { unansweredPause: 'asking' },
            on: { 'following.told': 'asking' },
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
        entry: 'tellEnded',
        type: 'final',
      },
      closed: {
        description: 'It takes no money any more.',
        meta: { requirements: ['PAY-16'] },
        entry: 'tellEnded',
        type: 'final',
      },
    },
  });
};

export type PaymentFollowingMachine<S> = ReturnType<typeof paymentFollowingMachine<S>>;

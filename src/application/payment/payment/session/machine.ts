import { output } from '../ending';
import { begin, came, memberCame, memberLeft, onlyAnother, reportInProgress } from './answers';
import { followedEveryMs, followedForMs } from '../delays';
import { busy, changed } from './busy';
import { paymentSessionSetup, thingToCheck } from './setup';

/** Where payments are made, one at a time, above the pages. Source: PAY-01, PAY-05, PAY-06, PAY-10. */
export const paymentSessionMachine = paymentSessionSetup.createMachine({
  id: 'paymentSession',
  description: 'The one payment session of the application: it admits one attempt at a time.',
  meta: { requirements: ['PAY-01', 'PAY-05', 'PAY-06'] },
  context: ({ input }) => ({
    means: input,
    userId: null,
    asked: null,
    start: null,
    attempt: null,
    end: null,
    dropped: null,
  }),
  initial: 'loggedOut',
  states: {
    loggedOut: {
      description: 'No user is known to be logged in.',
      meta: { requirements: ['PAY-02', 'SEC-04'] },
      on: {
        'payment.memberCame': memberCame,
        'payment.requested': {
          actions: {
            type: 'answerAtOnce',
            params: ({ event }) => ({ asked: event.asked, cause: 'notLoggedIn' as const }),
          },
        },
      },
    },
    recalling: {
      description: 'What the device kept of an earlier intent is looked at; nothing else is done with it.',
      meta: { requirements: ['PAY-06', 'PAY-10'] },
      invoke: {
        id: 'recall',
        src: 'recall',
        input: ({ context }) => ({ userId: context.userId ?? '' }),
        onDone: [
          {
            guard: { type: 'isToGoOn', params: output },
            target: 'busy',
            actions: { type: 'beginRecalled', params: output },
          },
          {
            guard: { type: 'isOfNoUse', params: output },
            target: 'dropped',
            actions: { type: 'keepDropped', params: output },
          },
          { target: 'free' },
        ],
        onError: 'free',
      },
      after: { storageLimit: 'free' },
      on: {
        'payment.memberCame': [
          { guard: { type: 'isAnotherMember', params: came }, ...memberCame, reenter: true },
        ],
        'payment.memberLeft': memberLeft,
        'payment.requested': begin,
      },
    },
    free: {
      description: 'No payment is under way.',
      meta: { requirements: ['PAY-05'] },
      on: {
        'payment.memberCame': onlyAnother,
        'payment.memberLeft': memberLeft,
        'payment.requested': begin,
      },
    },
    busy,
    blocked: {
      description: 'Another intent is not ended: it is taken up again or given up.',
      meta: { requirements: ['PAY-06'] },
      on: {
        'payment.continued': { target: 'busy', actions: { type: 'beginOpen', params: { kind: 'resume' } } },
        'payment.givenUp': { target: 'busy', actions: { type: 'beginOpen', params: { kind: 'giveUp' } } },
        'payment.checkAgain': [{ guard: 'resultMayBeAskedFor', target: 'busy', actions: 'beginCheck' }],
        'payment.closed': { target: 'free', actions: 'forgetEnd' },
        'payment.memberCame': onlyAnother,
        'payment.memberLeft': memberLeft,
        'payment.requested': reportInProgress,
      },
      after: { untilOtherEnds: { target: 'free', actions: 'forgetEnd' } },
    },
    finished: {
      description:
        'The outcome is read; where money may be under way, it is asked for again, gone on with or given up.',
      meta: { requirements: ['PAY-01', 'PAY-02', 'PAY-06'] },
      on: {
        'payment.checkAgain': [{ guard: 'resultMayBeAskedFor', target: 'busy', actions: 'beginCheck' }],
        'payment.orderChanged': [
          { guard: { type: 'isOrderFollowed', params: changed }, target: 'busy', actions: 'beginCheck' },
        ],
        'payment.continued': [
          {
            guard: 'intentIsOpen',
            target: 'busy',
            actions: { type: 'beginOpen', params: { kind: 'goOn' } },
          },
        ],
        'payment.givenUp': [
          {
            guard: 'intentIsOpen',
            target: 'busy',
            actions: { type: 'beginOpen', params: { kind: 'giveUp' } },
          },
        ],
        'payment.closed': { target: 'free', actions: 'forgetEnd' },
        'payment.memberCame': onlyAnother,
        'payment.memberLeft': memberLeft,
        'payment.requested': begin,
      },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'The order is followed where its money may still arrive.',
          meta: { requirements: ['PAY-15'] },
          always: [{ guard: 'resultMayBeAskedFor', target: 'following' }, { target: 'settled' }],
        },
        following: {
          description: 'The gateway is asked now and then, until the order is paid or closed.',
          meta: { requirements: ['PAY-04', 'PAY-15'] },
          invoke: {
            id: 'following',
            src: 'following',
            input: ({ context }) => ({
              subject: thingToCheck(context)?.orderNo ?? '',
              lifeMs: followedForMs,
              pauseMs: followedEveryMs,
              pausesFirst: true,
            }),
            onDone: { target: '#paymentSession.busy', actions: 'beginCheck' },
            onError: 'settled',
          },
        },
        settled: {
          description: 'Nothing changes by itself any more.',
          meta: { requirements: ['PAY-01'] },
        },
      },
    },
    dropped: {
      description: 'What the device kept was of no use and is gone; the person reads why.',
      meta: { requirements: ['PAY-10'] },
      on: {
        'payment.closed': { target: 'free', actions: 'forgetEnd' },
        'payment.memberCame': onlyAnother,
        'payment.memberLeft': memberLeft,
        'payment.requested': begin,
      },
    },
  },
});

export type PaymentSessionMachine = typeof paymentSessionMachine;

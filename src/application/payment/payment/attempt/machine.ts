import { output } from '../ending';
import { attemptContext, attemptEnd } from './context';
import { attemptSetup } from './setup';
import { working } from './working';

const outcome = (description: string) =>
  attemptSetup.createStateConfig({
    description,
    meta: { requirements: ['PAY-01', 'PAY-02'] },
    type: 'final',
  });

/** One attempt to pay, from its admission to one of the ten outcomes. Source: PAY-01 … PAY-14. */
export const attemptMachine = attemptSetup.createMachine({
  id: 'paymentAttempt',
  description:
    'One attempt: it acts under the lock, waits for the person without it, and ends with one of ten codes.',
  meta: { requirements: ['PAY-01', 'PAY-02', 'PAY-05'] },
  context: ({ input }) => attemptContext(input),
  output: ({ context }) => attemptEnd(context),
  initial: 'entering',
  states: {
    entering: {
      description: 'What cannot be paid at all ends here, before anything is asked.',
      meta: { requirements: ['PAY-02', 'PAY-09', 'PAY-10'] },
      always: [
        { guard: { type: 'startsFrom', params: { kind: 'resume' } }, target: 'awaitingH5Confirmation' },
        { guard: { type: 'startsFrom', params: { kind: 'goOn' } }, target: 'working.goingOn' },
        { guard: { type: 'startsFrom', params: { kind: 'giveUp' } }, target: 'working.callingOff' },
        { guard: { type: 'startsFrom', params: { kind: 'check' } }, target: 'working.lookingUp' },
        {
          guard: 'parametersAreWrong',
          target: 'notOrdered',
          actions: { type: 'noteCause', params: { cause: 'parametersWrong' } },
        },
        {
          guard: 'cannotBePaidOnline',
          target: 'unsupported',
          actions: { type: 'noteCause', params: { cause: 'environmentUnsupported' } },
        },
        {
          guard: 'miniProgramIsNotSet',
          target: 'miniProgramUnset',
          actions: { type: 'noteCause', params: { cause: 'miniProgramPathMissing' } },
        },
        { guard: { type: 'startsFrom', params: { kind: 'returned' } }, target: 'working.returning' },
        { target: 'working.beginning' },
      ],
    },
    working,
    awaitingH5Confirmation: {
      description:
        'The person was away, or the page was reloaded: no call is made before they say what happened.',
      meta: { requirements: ['PAY-06', 'PAY-10'] },
      exit: 'forgetNote',
      on: {
        'payment.confirmed': [{ guard: 'orderIsKnown', target: 'working.confirming' }],
        'payment.again': 'working.goingOn',
        'payment.givenUp': 'working.callingOff',
      },
      initial: 'readingClock',
      states: {
        readingClock: {
          description: 'How much time is left is known by the clock alone, also after another tab was busy.',
          meta: { requirements: ['PAY-10'] },
          invoke: {
            id: 'readClock',
            src: 'readClock',
            onDone: { target: 'untilDeadline', actions: { type: 'keepTime', params: output } },
            onError: 'untilDeadline',
          },
          after: { storageLimit: 'untilDeadline' },
        },
        untilDeadline: {
          description: 'Until the deadline the person can say what happened.',
          meta: { requirements: ['PAY-02', 'PAY-10'] },
          after: {
            untilDeadline: [
              { guard: 'orderIsKnown', target: '#paymentAttempt.working.comingTooLate' },
              {
                target: '#paymentAttempt.expiring',
                actions: { type: 'noteCause', params: { cause: 'deadlinePassed' } },
              },
            ],
          },
        },
      },
    },
    expiring: {
      description:
        'No answer came in time, and the gateway cannot be asked: the intent is removed from the device.',
      meta: { requirements: ['PAY-02', 'PAY-10'] },
      invoke: {
        id: 'endIntent',
        src: 'endIntent',
        input: ({ context }) => ({ key: context.intent?.key ?? null }),
        onDone: 'cashierFailed',
        onError: 'cashierFailed',
      },
      after: { storageLimit: 'cashierFailed' },
    },
    succeeded: outcome('1: the check said 200.'),
    resultUnknown: outcome('2: the check got no answer.'),
    cancelled: outcome('3: the person cancelled.'),
    checkFailed: outcome('4: the check answered otherwise.'),
    dataUnusable: outcome(
      '5: bad payment data, no openId, no messaging app, or an address that may not be followed.',
    ),
    miniProgramUnset: outcome('6: the mini program’s path is not set.'),
    unsupported: outcome('7: this environment does not pay online.'),
    cashierFailed: outcome('8: the cashier was not reached, or the deadline passed unpaid.'),
    notOrdered: outcome('9: no order was placed.'),
    inProgress: outcome('10: another payment is in progress.'),
  },
});

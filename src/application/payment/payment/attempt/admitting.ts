import { output } from '../ending';
import { ends, tooLate, turnedAway, waitsOn } from './ends';
import { attemptSetup } from './setup';

const keepsReading = { type: 'keepReading', params: output } as const;
const own = { guard: { type: 'isOwnIntent', params: output }, actions: keepsReading } as const;
const ownOrdered = { guard: { type: 'isOwnOrdered', params: output }, actions: keepsReading } as const;
const ofTheOrder = { guard: { type: 'isOfTheOrder', params: output }, actions: keepsReading } as const;

/** Another tab has ended it. */
const elsewhere = {
  target: '#paymentAttempt.inProgress',
  actions: { type: 'noteCause', params: { cause: 'handledElsewhere' } },
} as const;

/** The device's record is not that of this attempt any more, whose order is known. */
const gone = [
  { guard: { type: 'isOver', params: output }, target: '#paymentAttempt.working.checkingLate' },
  elsewhere,
] as const;

/** The same where its order may not be known. */
const goneUnordered = [
  { guard: { type: 'isOverOrdered', params: output }, target: '#paymentAttempt.working.checkingLate' },
  { guard: { type: 'isOver', params: output }, ...ends('deadlinePassed') },
  elsewhere,
] as const;

/** The transitions of a new payment, by the intents that the device keeps. */
const started = [
  {
    guard: { type: 'isOfTheOrderUnopened', params: output },
    target: '#paymentAttempt.working.choosingWay',
    actions: keepsReading,
  },
  { ...ofTheOrder, target: '#paymentAttempt.awaitingH5Confirmation' },
  {
    guard: { type: 'anotherIsNotEnded', params: output },
    target: '#paymentAttempt.inProgress',
    actions: [
      { type: 'noteCause', params: { cause: 'inProgress' } },
      { type: 'keepOther', params: output },
    ],
  },
  { target: '#paymentAttempt.working.ordering' },
] as const;

const lookedUp = [
  { ...ofTheOrder, target: '#paymentAttempt.working.checking' },
  { target: '#paymentAttempt.working.checking' },
] as const;

const backWithCode = [
  { ...ownOrdered, target: '#paymentAttempt.working.choosingWay' },
  { ...own, target: '#paymentAttempt.working.ordering' },
  ...goneUnordered,
] as const;

const goneOn = [
  { ...ownOrdered, target: '#paymentAttempt.working.checkingBefore' },
  { ...own, target: '#paymentAttempt.working.ordering' },
  ...goneUnordered,
] as const;

const confirmed = [{ ...own, target: '#paymentAttempt.working.checking' }, ...gone] as const;

const calledOff = [
  { ...ownOrdered, target: '#paymentAttempt.working.cancellingOrder' },
  { ...own, ...ends('cancelledUnordered') },
  ...goneUnordered,
] as const;

const overdue = [{ ...own, target: '#paymentAttempt.working.checkingLate' }, ...gone] as const;

type Next =
  | typeof started
  | typeof lookedUp
  | typeof backWithCode
  | typeof goneOn
  | typeof confirmed
  | typeof calledOff
  | typeof overdue;

/** Nothing is done before the lock is had and the device's record is read. */
const underLock = (next: Next, busy: typeof turnedAway | typeof waitsOn | typeof tooLate) => ({
  locking: attemptSetup.createStateConfig({
    description: 'The lock is asked for: where another tab holds it, or no answer comes, nothing is done.',
    meta: { requirements: ['PAY-06'] },
    on: { 'lock.taken': 'readingIntent', 'lock.busy': busy },
    after: { lockLimit: busy },
  }),
  readingIntent: attemptSetup.createStateConfig({
    description: 'What the device keeps now decides whether it goes on: another tab may have changed it.',
    meta: { requirements: ['PAY-06', 'PAY-10'] },
    invoke: {
      id: 'readIntent',
      src: 'readIntent',
      input: ({ context }) => ({ userId: context.userId }),
      onDone: next,
      onError: ends('intentNotKept'),
    },
    after: { storageLimit: ends('intentNotKept') },
  }),
});

/** The purposes of an attempt; each starts after the lock and the device's record allow it. */
export const admittingStates = {
  beginning: attemptSetup.createStateConfig({
    description: 'A new payment: another that is not ended turns it away.',
    meta: { requirements: ['PAY-05', 'PAY-06', 'PAY-13'] },
    initial: 'locking',
    states: underLock(started, turnedAway),
  }),
  lookingUp: attemptSetup.createStateConfig({
    description:
      'Only the result of an order is requested, independent of the intents that the device keeps.',
    meta: { requirements: ['PAY-04'] },
    initial: 'locking',
    states: underLock(lookedUp, turnedAway),
  }),
  returning: attemptSetup.createStateConfig({
    description: 'The person is back with WeChat’s code and pays.',
    meta: { requirements: ['PAY-08', 'PAY-10'] },
    initial: 'locking',
    states: underLock(backWithCode, waitsOn),
  }),
  goingOn: attemptSetup.createStateConfig({
    description: 'The person pays again, or goes on with what was only interrupted.',
    meta: { requirements: ['PAY-10', 'PAY-13'] },
    initial: 'locking',
    states: underLock(goneOn, waitsOn),
  }),
  confirming: attemptSetup.createStateConfig({
    description: 'The person says that it is paid.',
    meta: { requirements: ['PAY-04', 'PAY-10'] },
    initial: 'locking',
    states: underLock(confirmed, waitsOn),
  }),
  callingOff: attemptSetup.createStateConfig({
    description: 'The person gives it up: its order is cancelled.',
    meta: { requirements: ['PAY-11'] },
    initial: 'locking',
    states: underLock(calledOff, waitsOn),
  }),
  comingTooLate: attemptSetup.createStateConfig({
    description: 'The time to pay is over, and the user did not say what happened.',
    meta: { requirements: ['PAY-02', 'PAY-10'] },
    initial: 'locking',
    on: { 'lock.lost': tooLate },
    states: underLock(overdue, tooLate),
  }),
};

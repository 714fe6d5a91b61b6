import { refusing } from '../../refusal';
import { output } from '../ending';
import { askingStates } from './asking';
import { concludingStates } from './concluding';
import { payingStates } from './paying';
import { attemptSetup } from './setup';
import { ends } from './ends';

/** A new payment ends; one that the device keeps waits on. */
const anotherPays = [
  {
    guard: 'isExpired',
    target: '#paymentAttempt.expiring',
    actions: { type: 'noteCause', params: { cause: 'deadlinePassed' } },
  },
  {
    guard: 'nothingIsKept',
    target: '#paymentAttempt.inProgress',
    actions: { type: 'noteCause', params: { cause: 'inProgress' } },
  },
  { target: '#paymentAttempt.awaitingH5Confirmation', actions: 'noteBusy' },
] as const;

/** The part of an attempt in which it acts: it holds the lock, so that no other tab acts. */
export const working = attemptSetup.createStateConfig({
  description: 'The attempt acts, alone among all tabs of the browser.',
  meta: { requirements: ['PAY-05', 'PAY-06'] },
  invoke: { id: 'lock', src: 'lock', onError: ends('inProgress') },
  initial: 'locking',
  onDone: [
    { guard: { type: 'endedWithCode', params: { code: 1 } }, target: 'succeeded' },
    { guard: { type: 'endedWithCode', params: { code: 3 } }, target: 'cancelled' },
    { guard: { type: 'endedWithCode', params: { code: 4 } }, target: 'checkFailed' },
    { guard: { type: 'endedWithCode', params: { code: 5 } }, target: 'dataUnusable' },
    { guard: { type: 'endedWithCode', params: { code: 6 } }, target: 'miniProgramUnset' },
    { guard: { type: 'endedWithCode', params: { code: 7 } }, target: 'unsupported' },
    { guard: { type: 'endedWithCode', params: { code: 8 } }, target: 'cashierFailed' },
    { guard: { type: 'endedWithCode', params: { code: 9 } }, target: 'notOrdered' },
    { guard: { type: 'endedWithCode', params: { code: 10 } }, target: 'inProgress' },
    { target: 'resultUnknown' },
  ],
  on: {
    'lock.taken': refusing('working'),
    'lock.busy': refusing('working'),
    'lock.lost': anotherPays,
  },
  states: {
    locking: {
      description: 'The lock is asked for: where another tab holds it, that one pays.',
      meta: { requirements: ['PAY-06'] },
      on: { 'lock.taken': 'readingIntent', 'lock.busy': anotherPays },
      after: { lockLimit: anotherPays },
    },
    readingIntent: {
      description: 'Another intent that is not ended blocks a new one; an own one must still be there.',
      meta: { requirements: ['PAY-06', 'PAY-10'] },
      invoke: {
        id: 'readIntent',
        src: 'readIntent',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: [
          {
            guard: { type: 'isTheSameIntent', params: output },
            target: 'admitted',
            actions: { type: 'keepReading', params: output },
          },
          { guard: { type: 'nothingStandsInTheWay', params: output }, target: 'admitted' },
          {
            guard: { type: 'isOfTheSameOrder', params: output },
            target: '#paymentAttempt.awaitingH5Confirmation',
            actions: [
              { type: 'keepReading', params: output },
              { type: 'wishTo', params: { wish: 'ask' } },
            ],
          },
          {
            guard: { type: 'anotherIsNotEnded', params: output },
            target: '#paymentAttempt.inProgress',
            actions: [
              { type: 'noteCause', params: { cause: 'inProgress' } },
              { type: 'keepOther', params: output },
            ],
          },
          {
            guard: { type: 'orderMayBePaid', params: output },
            target: 'checking',
            actions: { type: 'wishTo', params: { wish: 'expire' } },
          },
          { guard: { type: 'isOver', params: output }, ...ends('deadlinePassed') },
          {
            target: '#paymentAttempt.inProgress',
            actions: { type: 'noteCause', params: { cause: 'handledElsewhere' } },
          },
        ],
        onError: ends('intentNotKept'),
      },
      after: { storageLimit: ends('intentNotKept') },
    },
    admitted: {
      description: 'What the person wants decides what comes first.',
      meta: { requirements: ['PAY-05', 'PAY-10', 'PAY-13'] },
      always: [
        { guard: 'onlyChecks', target: 'checking' },
        { guard: 'isCalledOffUnordered', ...ends('cancelledUnordered') },
        { guard: 'isCalledOff', target: 'cancellingOrder' },
        { guard: 'isToBeOrdered', target: 'ordering' },
        { guard: 'mayBePaidAlready', target: 'checkingBefore' },
        { target: 'choosingWay' },
      ],
    },
    ...payingStates,
    ...askingStates,
    ...concludingStates,
  },
});

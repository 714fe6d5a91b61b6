import { attemptSetup } from './setup';

/** The part of an attempt in which it is over, and its intent with it unless money may still be under way. */
export const concludingStates = {
  concluding: attemptSetup.createStateConfig({
    description: 'The device keeps the intent until the outcome of its money is known.',
    meta: { requirements: ['PAY-06', 'PAY-10', 'PAY-13'] },
    always: [{ guard: 'intentStays', target: 'ended' }, { target: 'endingIntent' }],
  }),
  endingIntent: attemptSetup.createStateConfig({
    description: 'What the device kept of it is taken away, if it is still the same.',
    meta: { requirements: ['PAY-10'] },
    invoke: {
      id: 'endIntent',
      src: 'endIntent',
      input: ({ context }) => ({ key: context.intent?.key ?? null }),
      onDone: 'ended',
      onError: 'ended',
    },
    on: { 'lock.lost': 'ended' },
    after: { storageLimit: 'ended' },
  }),
  ended: attemptSetup.createStateConfig({
    description: 'Nothing is done any more; the outcome carries its code.',
    meta: { requirements: ['PAY-01'] },
    type: 'final',
  }),
};

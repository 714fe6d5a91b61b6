import { ndaSetup } from './setup';

/** The part of the NDA's chart that shows its state; after a possible decision it is loaded without an indicator. */
export const settled = ndaSetup.createStateConfig({
  description:
    'Shows the state of the NDA, its history and the possible actions; a decision is received at once.',
  meta: { requirements: ['ENT-09', 'MKT-04'] },
  initial: 'resting',
  invoke: { id: 'changes', src: 'changes', input: ({ context }) => context.sale, onError: 'failed' },
  on: {
    'nda.signRequested': { guard: 'maySign', target: 'reading', actions: ['startSigning', 'forgetError'] },
    'nda.withdrawRequested': { guard: 'isPending', target: 'withdrawing', actions: 'forgetError' },
    'nda.outdated': { target: '.renewing', actions: 'forgetError' },
  },
  states: {
    resting: {
      description: 'Shown as it was last answered.',
      meta: { requirements: ['ENT-09'] },
    },
    renewing: {
      description: 'The state may have changed: it is loaded again, and the last answer stays.',
      meta: { requirements: ['ENT-09', 'SOC-05'] },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => context.sale,
        onDone: [
          {
            guard: { type: 'isNew', params: ({ event }) => event.output },
            target: '#nda.open.reading',
            actions: { type: 'keepStanding', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'keepStanding', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'noteRejection', params: ({ event }) => event.output } },
        ],
      },
    },
  },
});

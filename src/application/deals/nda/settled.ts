import { ndaSetup } from './setup';

/** The part of the NDA's chart in which it is shown where it stands; what may have been decided is read without a sign. */
export const settled = ndaSetup.createStateConfig({
  description: 'Shows where the NDA stands, its history and what may be done; who decides is heard at once.',
  meta: { requirements: ['ENT-09', 'MKT-04'] },
  initial: 'resting',
  invoke: { id: 'changes', src: 'changes', input: ({ context }) => context.sale, onError: 'failed' },
  on: {
    'nda.signRequested': { guard: 'maySign', target: 'reading', actions: ['beginAnew', 'forgetError'] },
    'nda.withdrawRequested': { guard: 'isPending', target: 'withdrawing', actions: 'forgetError' },
    'nda.outdated': { target: '.renewing', actions: 'forgetError' },
  },
  states: {
    resting: {
      description: 'Shown as it was last answered.',
      meta: { requirements: ['ENT-09'] },
    },
    renewing: {
      description: 'It may stand otherwise: it is asked for anew, and what was answered stays.',
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

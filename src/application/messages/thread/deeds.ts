import { threadSetup } from './setup';

/** How a message is taken back, and the other blocked. Source: SCR-11. */
export const deeds = threadSetup.createStateConfig({
  description: 'The actions of the user other than writing.',
  meta: { requirements: ['SCR-11'] },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is under way.',
      meta: { requirements: ['SCR-11'] },
      on: {
        'thread.actChosen': {
          target: 'doing',
          actions: { type: 'keepAct', params: ({ event }) => event },
        },
      },
    },
    doing: {
      description: 'A message is being taken back, or the other blocked or let in again.',
      meta: { requirements: ['SCR-11'] },
      invoke: {
        id: 'doAct',
        src: 'doAct',
        input: ({ context }) => ({ peerId: context.peerId, act: context.act }),
        onDone: [
          {
            guard: { type: 'came', params: ({ event }) => event.output },
            target: 'idle',
            actions: 'applyAct',
          },
          {
            target: 'idle',
            actions: { type: 'noteProblem', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'idle', actions: 'noteActDefect' },
      },
      after: { askLimit: { target: 'idle', actions: 'noteActTimeout' } },
    },
  },
});

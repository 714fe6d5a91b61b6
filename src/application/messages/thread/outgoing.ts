import { threadSetup } from './setup';

/** What is on its way to the other; without the outbox nothing can be written. Source: SOC-06. */
export const outgoing = threadSetup.createStateConfig({
  description: 'What is on its way.',
  meta: { requirements: ['SOC-06'] },
  initial: 'listening',
  states: {
    listening: {
      description: 'The outbox tells what is on its way; before it has told nothing is written.',
      meta: { requirements: ['SOC-06'] },
      invoke: { id: 'pending', src: 'pending', onError: 'missing' },
      on: {
        'pending.reported': { actions: { type: 'keepPending', params: ({ event }) => event.reported } },
        'pending.missing': 'missing',
        'thread.retried': { actions: { type: 'retry', params: ({ event }) => event } },
        'thread.discarded': { actions: { type: 'discard', params: ({ event }) => event } },
      },
    },
    missing: {
      description:
        'The outbox did not come, which is said: what is typed stays; it is asked for anew by hand.',
      meta: { requirements: ['SOC-06'] },
      entry: 'forgetPending',
      on: { 'thread.outboxWanted': 'listening' },
    },
  },
});

import { threadSetup } from './setup';

/** The messages to the peer that are not sent yet; without the outbox the user cannot write. Source: SOC-06. */
export const outgoing = threadSetup.createStateConfig({
  description: 'The messages that are not sent yet.',
  meta: { requirements: ['SOC-06'] },
  initial: 'listening',
  states: {
    listening: {
      description: 'The outbox reports the unsent messages; before its first report the user cannot write.',
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
        'The outbox did not load, and the page shows it: the typed text stays; the user can load the outbox again.',
      meta: { requirements: ['SOC-06'] },
      entry: 'forgetPending',
      on: { 'thread.outboxWanted': 'listening' },
    },
  },
});

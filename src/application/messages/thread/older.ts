import { threadSetup } from './setup';

/** How what was written before comes. Source: SCR-11. */
export const older = threadSetup.createStateConfig({
  description: 'The earlier messages.',
  meta: { requirements: ['SCR-11'] },
  initial: 'resting',
  states: {
    resting: {
      description: 'Older messages are loaded when the user scrolls near the oldest one.',
      meta: { requirements: ['SCR-11'] },
      on: { 'thread.olderWanted': { guard: 'hasOlder', target: 'fetching' } },
    },
    fetching: {
      description: 'Older messages are on their way.',
      meta: { requirements: ['SCR-11'] },
      invoke: {
        id: 'readOlder',
        src: 'readOlder',
        input: ({ context }) => ({ peerId: context.peerId, older: context.older }),
        onDone: [
          {
            guard: { type: 'cursorIsRepeated', params: ({ event }) => event.output },
            target: 'resting',
            actions: [{ type: 'keepOlder', params: ({ event }) => event.output }, 'reportRepeatedCursor'],
          },
          {
            guard: { type: 'came', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'keepOlder', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { askLimit: 'failed' },
    },
    failed: {
      description: 'Older messages did not load; a retry loads them.',
      meta: { requirements: ['SCR-11'] },
      on: { 'thread.olderWanted': 'fetching' },
    },
  },
});

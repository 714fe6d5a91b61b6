import { scannerSetup } from './setup';

const meta = { requirements: ['MKT-22'] };

/** The scans that wait are sent, and the list is read again, while the server decides. */
export const syncStates = scannerSetup.createStateConfig({
  description: 'Sends waiting scans and reads the list, apart from the present scan.',
  meta,
  initial: 'choosing',
  states: {
    resting: {
      description: 'Nothing is under way between the device and the server.',
      meta,
      on: {
        'link.onlineChosen': { target: 'choosing', actions: 'beginRound' },
        'list.retried': { guard: 'isOnline', target: 'choosing', actions: 'beginRound' },
      },
      after: { syncEvery: { target: 'choosing', actions: 'beginRound' } },
    },
    choosing: {
      description: 'Scans that wait go first; offline nothing goes.',
      meta,
      always: [
        { guard: 'isOffline', target: 'resting' },
        { guard: 'hasQueue', target: 'sending', actions: 'takeBatch' },
        { target: 'reading' },
      ],
    },
    sending: {
      description:
        'The server takes the scans that wait; one that it knows is answered as before. The list is read in any case.',
      meta,
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({
          conf: context.conf,
          device: context.sent[0]?.device ?? context.device,
          scans: context.sent,
        }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'dropping',
            actions: { type: 'noteClock', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isBatchRefused', params: ({ event }) => event.output },
            target: 'choosing',
            actions: 'partBatch',
          },
          { target: 'reading', actions: { type: 'noteSyncFailure', params: ({ event }) => event.output } },
        ],
        onError: 'reading',
      },
      after: { listLimit: 'reading' },
    },
    dropping: {
      description: 'The device drops the scans that the server has taken.',
      meta,
      invoke: {
        id: 'drop',
        src: 'drop',
        input: ({ context }) => ({ rows: context.sent }),
        onDone: { target: 'choosing', actions: 'dequeue' },
        onError: { target: 'choosing', actions: 'dequeue' },
      },
      after: { deviceLimit: { target: 'choosing', actions: 'dequeue' } },
    },
    reading: {
      description: 'The list is read again: admissions of other gates, refunds, new keys.',
      meta,
      invoke: {
        id: 'relist',
        src: 'list',
        input: ({ context: { userId, conf } }) => ({ userId, conf }),
        onDone: [
          {
            guard: { type: 'isListed', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'keepList', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'noteSyncFailure', params: ({ event }) => event.output } },
        ],
        onError: 'resting',
      },
      after: { listLimit: 'resting' },
    },
  },
});

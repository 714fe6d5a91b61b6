import { socketSetup } from './setup';

const lost = { target: '#messageSocket.waiting', actions: 'countFailure' } as const;
const check = { actions: 'checkConnection' } as const;

/** The one connection that messages come in by, and its retries. Source: product.md §4, SOC-01 … SOC-04, SOC-07. */
export const messageSocketMachine = socketSetup.createMachine({
  id: 'messageSocket',
  description: 'The one live connection for messages.',
  meta: { requirements: ['SOC-01', 'SOC-02'] },
  context: ({ input }) => ({ user: null, failures: 0, jitter: input.jitter }),
  initial: 'closed',
  states: {
    closed: {
      description: 'No connection is wanted.',
      meta: { requirements: ['SOC-04'] },
      on: {
        'socket.openRequested': {
          target: 'linked',
          actions: { type: 'keepUser', params: ({ event }) => event },
        },
      },
    },
    refused: {
      description: 'The server refused the token: there is no retry with it.',
      meta: { requirements: ['SOC-02'] },
      on: {
        'socket.openRequested': {
          target: 'linked',
          actions: { type: 'keepUser', params: ({ event }) => event },
        },
        'socket.closeRequested': { target: 'closed', actions: 'forgetUser' },
      },
    },
    linked: {
      description: 'One connection exists. Leaving this state closes it.',
      meta: { requirements: ['SOC-01', 'SOC-04'] },
      initial: 'connecting',
      invoke: { id: 'connection', src: 'connection', input: ({ context }) => context.user, onError: lost },
      on: {
        'socket.openRequested': [
          {
            guard: { type: 'isSameUser', params: ({ event }) => event },
            actions: { type: 'keepUser', params: ({ event }) => event },
          },
          {
            target: 'linked',
            reenter: true,
            actions: ['forgetFailures', { type: 'keepUser', params: ({ event }) => event }],
          },
        ],
        'socket.closeRequested': { target: 'closed', actions: 'forgetUser' },
        'lifecycle.offline': lost,
        'connection.lost': lost,
        'connection.refused': { target: 'refused', actions: ['countFailure', 'reportRefused'] },
      },
      states: {
        connecting: {
          description: 'The attempt is under way.',
          meta: { requirements: ['SOC-02'] },
          after: { connectLimit: lost },
          on: {
            'connection.opened': { target: 'open', actions: 'reportOpened' },
          },
        },
        open: {
          description:
            'Messages arrive and are sent; one that does not decode is reported and skipped. A user who returns to the page may find a connection that died silently: it is renewed at once.',
          meta: { requirements: ['SOC-03', 'SOC-06', 'SOC-07'] },
          on: {
            'lifecycle.foreground': check,
            'lifecycle.online': check,
            'connection.stale': { target: '#messageSocket.linked', reenter: true, actions: 'countFailure' },
            'connection.messageArrived': {
              actions: { type: 'reportMessage', params: ({ event }) => ({ message: event.message }) },
            },
            'connection.messageTaken': {
              actions: { type: 'reportTaken', params: ({ event }) => event },
            },
            'socket.sendRequested': { actions: { type: 'passOn', params: ({ event }) => event } },
            'connection.frameUndecodable': {
              actions: [
                { type: 'reportSkipped', params: ({ event }) => ({ excerpt: event.excerpt }) },
                { type: 'reportMessage', params: { message: null } },
              ],
            },
          },
          initial: 'young',
          states: {
            young: {
              description:
                'A server that accepts and at once refuses again is a failing one: failures still count.',
              meta: { requirements: ['SOC-02'] },
              after: { steadyAfter: { target: 'steady', actions: 'forgetFailures' } },
            },
            steady: {
              description: 'The connection has held; earlier failures are forgotten.',
              meta: { requirements: ['SOC-02'] },
            },
          },
        },
      },
    },
    waiting: {
      description:
        'The connection was lost. The next attempt has its time; coming online or to the foreground is sooner.',
      meta: { requirements: ['SOC-02'] },
      after: { retryDelay: 'linked' },
      on: {
        'socket.openRequested': [
          {
            guard: { type: 'isSameUser', params: ({ event }) => event },
            target: 'linked',
            actions: { type: 'keepUser', params: ({ event }) => event },
          },
          {
            target: 'linked',
            actions: ['forgetFailures', { type: 'keepUser', params: ({ event }) => event }],
          },
        ],
        'socket.closeRequested': { target: 'closed', actions: 'forgetUser' },
        'lifecycle.online': 'linked',
        'lifecycle.foreground': 'linked',
      },
    },
  },
});

export type MessageSocketMachine = typeof messageSocketMachine;

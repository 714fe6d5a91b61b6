import { ticketCodeSetup } from './setup';

const meta = { requirements: ['MKT-22'] };

/** The known tickets, with and without the server. */
export const listStates = ticketCodeSetup.createStateConfig({
  description: 'The known tickets, and whether the server answers.',
  meta,
  initial: 'recalling',
  on: {
    // An answer under way may be older than the registration: it is not waited for.
    'code.registered': { target: '.keeping', reenter: true },
  },
  states: {
    recalling: {
      description: 'The device is asked for the tickets of the last visit.',
      meta,
      invoke: {
        id: 'recall',
        src: 'recall',
        input: ({ context: { userId } }) => ({ userId }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'asking',
            actions: [{ type: 'keepRecalled', params: ({ event }) => event.output }, 'judgeAgain'],
          },
          { target: 'asking' },
        ],
        onError: 'asking',
      },
      after: { deviceLimit: 'asking' },
    },
    asking: {
      description: 'The server lists the tickets.',
      meta,
      invoke: {
        id: 'list',
        src: 'list',
        input: undefined,
        onDone: [
          {
            guard: { type: 'isListed', params: ({ event }) => event.output },
            target: 'keeping',
            actions: [{ type: 'keepListed', params: ({ event }) => event.output }, 'judgeAgain'],
          },
          { target: 'noting', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
      },
      on: { 'network.lost': 'noting' },
    },
    keeping: {
      description: 'The device keeps the tickets for a visit without network.',
      meta,
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context: { userId, tickets } }) => ({ userId, tickets }),
        onDone: { target: 'fresh', actions: { type: 'noteUnkept', params: ({ event }) => event.output } },
        onError: { target: 'fresh', actions: 'noteNotKept' },
      },
      after: { deviceLimit: { target: 'fresh', actions: 'noteNotKept' } },
    },
    fresh: {
      description: 'The server has answered; it is asked again after a while.',
      meta,
      on: {
        'page.returned': 'asking',
        'tickets.retryRequested': 'asking',
        'network.back': 'asking',
        'network.lost': 'noting',
      },
      after: { refreshEvery: 'asking' },
    },
    noting: {
      description: 'The moment is noted from which on the server has not answered.',
      meta,
      invoke: {
        id: 'clock',
        src: 'clock',
        onDone: { target: 'away', actions: { type: 'noteOffline', params: ({ event }) => event.output } },
        onError: 'away',
      },
      after: { deviceLimit: 'away' },
    },
    away: {
      description: 'The server does not answer; the code goes on without it.',
      meta,
      on: {
        'page.returned': 'asking',
        'tickets.retryRequested': 'asking',
        'network.back': 'asking',
      },
      after: { retryEvery: 'asking' },
    },
  },
});

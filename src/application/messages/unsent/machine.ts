import { assign, fromCallback, setup } from 'xstate';
import { notWired } from '../../kit/not-wired';

/** The event that the outbox sends. */
export interface UnsentEvent {
  readonly type: 'unsent.reported';
  readonly count: number;
}

interface UnsentTypes {
  readonly context?: { readonly count: number };
  readonly events?: UnsentEvent;
}

const types: UnsentTypes = {};

/** How many messages a logout would lose, for the question before it. Source: SOC-08. */
export const unsentMachine = setup({
  types,
  actors: { outbox: fromCallback(notWired('unsent', 'outbox')) },
  delays: {
    /** After a defect it is listened again, in milliseconds. */
    deafPause: 1_000,
  },
  actions: { keepCount: assign((_, reported: { readonly count: number }) => ({ count: reported.count })) },
}).createMachine({
  id: 'unsent',
  description: 'How many messages are written and not sent.',
  meta: { requirements: ['SOC-08'] },
  context: { count: 0 },
  initial: 'listening',
  states: {
    listening: {
      description: 'Each change of the outbox is heard.',
      meta: { requirements: ['SOC-08'] },
      invoke: { id: 'outbox', src: 'outbox', onError: 'deaf' },
      on: { 'unsent.reported': { actions: { type: 'keepCount', params: ({ event }) => event } } },
    },
    deaf: {
      description: 'The listener is paused; the last known number stays.',
      meta: { requirements: ['SOC-08'] },
      after: { deafPause: 'listening' },
    },
  },
});

export type UnsentMachine = typeof unsentMachine;

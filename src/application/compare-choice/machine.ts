import { assign, fromPromise, setup } from 'xstate';
import { hasRoom, toggled, type CompareSet } from '../../domain/sale/compare-set';
import { notWired } from '../not-wired';

/** Delays of choosing what is compared, in milliseconds. */
const compareDelays = {
  /** The set comes from the device itself. */
  shelfLimit: 1_000,
  /** How long it is said that there is no room. */
  fullShown: 6_000,
} as const;

export type CompareEvent =
  | { readonly type: 'compare.toggled'; readonly id: string }
  | { readonly type: 'compare.cleared' };

interface CompareTypes {
  readonly context?: { readonly chosen: CompareSet };
  readonly events?: CompareEvent;
}

const types: CompareTypes = {};

const idOf = ({ event }: { readonly event: Extract<CompareEvent, { type: 'compare.toggled' }> }) => event.id;

/** What the person does with the set wherever it can be seen. */
const choosing = {
  'compare.toggled': [
    {
      guard: { type: 'hasItsPlace', params: idOf },
      target: '#compareChoice.keeping',
      actions: { type: 'toggle', params: idOf },
    },
    { target: '#compareChoice.choosing.full' },
  ],
  'compare.cleared': { target: '#compareChoice.keeping', actions: 'clear' },
} as const;

/** Choosing up to four deals to compare; the device keeps which. Source: MKT-11. */
export const compareChoiceMachine = setup({
  types,
  actors: {
    recall: fromPromise<CompareSet>(notWired('compareChoice', 'recall')),
    keep: fromPromise<'kept', { readonly chosen: CompareSet }>(notWired('compareChoice', 'keep')),
  },
  delays: compareDelays,
  guards: {
    hasItsPlace: ({ context: { chosen } }, id: string) => chosen.includes(id) || hasRoom(chosen),
  },
  actions: {
    noteRecalled: assign((_, chosen: CompareSet) => ({ chosen })),
    toggle: assign(({ context: { chosen } }, id: string) => ({ chosen: toggled(chosen, id) })),
    clear: assign({ chosen: [] }),
  },
}).createMachine({
  id: 'compareChoice',
  description: 'Choosing the deals that are to stand beside each other; the device keeps which.',
  meta: { requirements: ['MKT-11'] },
  context: { chosen: [] },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'The set that the device keeps is read.',
      meta: { requirements: ['MKT-11'] },
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: {
          target: 'choosing',
          actions: { type: 'noteRecalled', params: ({ event }) => event.output },
        },
        onError: 'choosing',
      },
      after: { shelfLimit: 'choosing' },
    },
    choosing: {
      description: 'Deals are put into the set and taken out of it.',
      meta: { requirements: ['MKT-11'] },
      initial: 'resting',
      on: choosing,
      states: {
        resting: {
          description: 'Nothing is said of the set but how many it holds.',
          meta: { requirements: ['MKT-11'] },
        },
        full: {
          description: 'A fifth deal was refused, and it is said that one must go first.',
          meta: { requirements: ['MKT-11'] },
          after: { fullShown: 'resting' },
        },
      },
    },
    keeping: {
      description: 'The set is written to the device; whether it keeps it or not, the page goes on with it.',
      meta: { requirements: ['MKT-11'] },
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context: { chosen } }) => ({ chosen }),
        onDone: 'choosing',
        onError: 'choosing',
      },
      after: { shelfLimit: 'choosing' },
    },
  },
});

export type CompareChoiceMachine = typeof compareChoiceMachine;

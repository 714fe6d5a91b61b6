import { assign, setup } from 'xstate';
import { unwiredCall } from '../../kit/from-call';

/** The person opens the list of a search. */
export interface SearchOpened {
  readonly type: 'search.opened';
  readonly id: string;
}

interface OpeningTypes {
  readonly context?: { readonly waiting: readonly string[] };
  readonly events?: SearchOpened;
}

const types: OpeningTypes = {};

/**
 * Reports that searches were opened: their matches are no longer new. Matches whose report failed stay new, and are
 * shown so when the searches are loaded next. Source: MKT-01.
 */
export const searchOpeningMachine = setup({
  types,
  actors: { notify: unwiredCall<unknown, string>('searchOpening', 'notify') },
  guards: {
    moreWait: ({ context }) => context.waiting.length > 1,
    isNews: ({ context }, { id }: SearchOpened) => !context.waiting.includes(id),
  },
  actions: {
    note: assign(({ context }, { id }: SearchOpened) => ({ waiting: [...context.waiting, id] })),
    forgetFirst: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
  },
}).createMachine({
  id: 'searchOpening',
  description: 'Reports which searches were opened, one after the other.',
  meta: { requirements: ['MKT-01'] },
  context: { waiting: [] },
  initial: 'resting',
  states: {
    resting: {
      description: 'Every search is reported.',
      meta: { requirements: ['MKT-01'] },
      on: {
        'search.opened': { target: 'reporting', actions: { type: 'note', params: ({ event }) => event } },
      },
    },
    reporting: {
      description: 'The earliest is being reported; the page may be left meanwhile.',
      meta: { requirements: ['MKT-01'] },
      on: {
        'search.opened': {
          guard: { type: 'isNews', params: ({ event }) => event },
          actions: { type: 'note', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'notify',
        src: 'notify',
        input: ({ context }) => context.waiting[0] ?? '',
        onDone: 'reported',
      },
    },
    reported: {
      description: 'The next one, if there is one.',
      meta: { requirements: ['MKT-01'] },
      exit: 'forgetFirst',
      always: [{ guard: 'moreWait', target: 'reporting' }, { target: 'resting' }],
    },
  },
});

export type SearchOpeningMachine = typeof searchOpeningMachine;

import { assign, fromCallback, sendTo, setup } from 'xstate';
import { goingOn } from '../../kit/going-on';
import { notWired } from '../../kit/not-wired';

export type InboxSearchEvent =
  /** The present text of the field. */
  | { readonly type: 'search.typed'; readonly text: string }
  /** An input method begins to compose a word, and ends. */
  | { readonly type: 'search.composing' }
  | { readonly type: 'search.composed'; readonly text: string }
  /** Enter, or the key of the keyboard that searches. */
  | { readonly type: 'search.submitted' }
  /** What the address of the page looks for now; null for nothing. */
  | { readonly type: 'address.changed'; readonly keyword: string | null };

/** The rows for this keyword are to be shown; '' for all. */
export interface ShowCommand {
  readonly type: 'search.show';
  readonly keyword: string;
}

interface InboxSearchTypes {
  readonly context?: {
    readonly text: string;
    /** What the page shows the rows for, without blanks around it. */
    readonly shown: string;
  };
  readonly events?: InboxSearchEvent;
  /** What the address looked for at first; null for nothing. */
  readonly input?: { readonly keyword: string | null };
}

const types: InboxSearchTypes = {};

interface Of<T extends InboxSearchEvent['type']> {
  readonly event: Extract<InboxSearchEvent, { readonly type: T }>;
}

const typed = { type: 'keepText', params: ({ event }: Of<'search.typed'>) => event } as const;
const composed = { type: 'keepText', params: ({ event }: Of<'search.composed'>) => event } as const;

/** The search field of the inbox: searches while one types, after a pause, and never within a composition. Source: SCR-11, LAY-20. */
export const inboxSearchMachine = setup({
  types,
  actors: { page: fromCallback<ShowCommand>(notWired('inbox search', 'page')) },
  delays: {
    /** So long nothing is typed before the rows are asked for, in milliseconds. */
    typingPause: 400,
  },
  guards: {
    isEmptied: (_, { text }: { readonly text: string }) => text === '',
    differs: ({ context: { text, shown } }) => text.trim() !== shown,
    isOfOthers: ({ context: { shown } }, { keyword }: { readonly keyword: string | null }) =>
      (keyword ?? '') !== shown,
  },
  actions: {
    keepText: assign((_, { text }: { readonly text: string }) => ({ text })),
    keepAddress: assign((_, { keyword }: { readonly keyword: string | null }) => ({
      text: keyword ?? '',
      shown: keyword ?? '',
    })),
    keepShown: assign((_, { keyword }: { readonly keyword: string | null }) => ({ shown: keyword ?? '' })),
    goOn: assign({}),
    noteShown: assign(({ context: { text } }) => ({ shown: text.trim() })),
    show: sendTo('page', ({ context: { text } }): ShowCommand => ({
      type: 'search.show',
      keyword: text.trim(),
    })),
  },
}).createMachine({
  id: 'inboxSearch',
  description: 'The search field of the inbox.',
  meta: { requirements: ['SCR-11', 'LAY-20'] },
  context: ({ input: { keyword } }) => ({ text: keyword ?? '', shown: keyword ?? '' }),
  invoke: { id: 'page', src: 'page', onError: goingOn },
  initial: 'resting',
  states: {
    resting: {
      description: 'The rows are those of the keyword in the field, or are asked for.',
      meta: { requirements: ['SCR-11'] },
      on: {
        'search.typed': [
          {
            guard: { type: 'isEmptied', params: ({ event }) => event },
            target: 'asking',
            actions: typed,
          },
          { target: 'typing', actions: typed },
        ],
        'search.composing': 'composing',
        'search.submitted': 'asking',
        'address.changed': [
          {
            guard: { type: 'isOfOthers', params: ({ event }) => event },
            actions: { type: 'keepAddress', params: ({ event }) => event },
          },
          goingOn,
        ],
      },
    },
    typing: {
      description: 'The user types; after a pause the rows are asked for.',
      meta: { requirements: ['SCR-11'] },
      after: { typingPause: 'asking' },
      on: {
        'search.typed': [
          {
            guard: { type: 'isEmptied', params: ({ event }) => event },
            target: 'asking',
            actions: typed,
          },
          { target: 'typing', reenter: true, actions: typed },
        ],
        'search.composing': 'composing',
        'search.submitted': 'asking',
        'address.changed': { actions: { type: 'keepShown', params: ({ event }) => event } },
      },
    },
    composing: {
      description: 'An input method composes a word: nothing is searched.',
      meta: { requirements: ['LAY-20'] },
      on: {
        'search.typed': { actions: typed },
        'search.composed': { target: 'typing', actions: composed },
        'address.changed': { actions: { type: 'keepShown', params: ({ event }) => event } },
      },
    },
    asking: {
      description: 'Whether the rows are those of the keyword already.',
      meta: { requirements: ['SCR-11'] },
      always: [
        { guard: 'differs', target: 'resting', actions: ['noteShown', 'show'] },
        { target: 'resting' },
      ],
    },
  },
});

export type InboxSearchMachine = typeof inboxSearchMachine;

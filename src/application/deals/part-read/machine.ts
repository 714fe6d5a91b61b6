import { assign, setup } from 'xstate';

export type PartReadEvent =
  /** The part that is visible after the user scrolled; the content above the first part counts too. */
  | { readonly type: 'part.read'; readonly id: string }
  /** The way to this part was taken. */
  | { readonly type: 'part.chosen'; readonly id: string };

interface PartReadTypes {
  readonly input?: { readonly first: string; readonly others: readonly string[] };
  readonly context?: { readonly first: string; readonly others: readonly string[]; readonly id: string };
  readonly events?: PartReadEvent;
}

const types: PartReadTypes = {};

/**
 * Which part of a long page is being read, by its id: a chosen one until the user scrolls on; above the first it is the
 * first. Source: SCR-03.
 */
export const partReadMachine = setup({
  types,
  delays: {
    /** The page has jumped by then, in milliseconds. */
    jumpSettles: 300,
  },
  actions: {
    keepPart: assign(({ context: { first, others } }, { id }: { readonly id: string }) => ({
      id: others.includes(id) ? id : first,
    })),
  },
}).createMachine({
  id: 'partRead',
  description: 'Which part of a long page is read, for the ways to its parts.',
  meta: { requirements: ['SCR-03'] },
  context: ({ input }) => ({ ...input, id: input.first }),
  initial: 'following',
  on: {
    'part.chosen': { target: '.jumping', actions: { type: 'keepPart', params: ({ event }) => event } },
  },
  states: {
    following: {
      description: 'The part that is scrolled to is the one that is read.',
      meta: { requirements: ['SCR-03'] },
      on: { 'part.read': { actions: { type: 'keepPart', params: ({ event }) => event } } },
    },
    jumping: {
      description: 'The page scrolls to the chosen part; the parts that it passes do not count as read.',
      meta: { requirements: ['SCR-03'] },
      after: { jumpSettles: 'following' },
    },
  },
});

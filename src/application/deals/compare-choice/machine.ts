import { assign, setup } from 'xstate';
import { hasSpace, toggled, type CompareChange, type CompareSet } from '../../../domain/sale/compare-set';
import { goingOn, goOn } from '../../kit/going-on';
import { isRight } from 'fp-ts/Either';
import { unwiredCall, type Answer } from '../../kit/from-call';
import { fromListener } from '../../kit/from-listener';

/** Delays of choosing what is compared, in milliseconds. */
const compareDelays = {
  /** How long the view says that there is no room. */
  fullShown: 6_000,
  /** How long the view says that a change was not saved. */
  unkeptShown: 6_000,
} as const;

export type CompareEvent =
  | { readonly type: 'compare.toggled'; readonly id: string }
  | { readonly type: 'compare.cleared' }
  /** A tab or device of the member changed the set, to null where it has to be read: also when another person is here. */
  | { readonly type: 'compare.changedElsewhere'; readonly chosen: CompareSet | null };

interface CompareContext {
  readonly chosen: CompareSet;
  readonly change: CompareChange;
  /** The set as it was last answered. */
  readonly kept: CompareSet;
  /** Whether the last change was not saved. */
  readonly unkept: boolean;
}

interface CompareTypes {
  readonly context?: CompareContext;
  readonly events?: CompareEvent;
}

const types: CompareTypes = {};
const noChange: CompareChange = { add: [], remove: [] };

/** What changed from one set to another, on top of what was not kept yet. */
const changeTo = ({ chosen, change }: CompareContext, next: CompareSet): Partial<CompareContext> => {
  const gone = [...chosen, ...change.remove].filter((id) => !next.includes(id));
  const come = [...change.add, ...next.filter((id) => !chosen.includes(id))];
  return {
    chosen: next,
    change: { add: [...new Set(come)].filter((id) => next.includes(id)), remove: [...new Set(gone)] },
    unkept: false,
  };
};

const idOf = ({ event }: { readonly event: Extract<CompareEvent, { type: 'compare.toggled' }> }) => event.id;

type Elsewhere = Extract<CompareEvent, { type: 'compare.changedElsewhere' }>;
const receivedOf = ({ event }: { readonly event: Elsewhere }) => event.chosen;

/** The set that a call answered; null where it is not known. */
const setOf = ({ event }: { readonly event: { readonly output: Answer<CompareSet | null> } }) =>
  isRight(event.output) ? event.output.right : null;

/** What the person does with the set wherever it can be seen; a change while another is being kept goes with it. */
const choosing = {
  'compare.toggled': [
    {
      guard: { type: 'hasItsPlace', params: idOf },
      target: '#compareChoice.keeping',
      reenter: true,
      actions: { type: 'toggle', params: idOf },
    },
    { target: '#compareChoice.choosing.full' },
  ],
  'compare.cleared': { target: '#compareChoice.keeping', reenter: true, actions: 'clear' },
} as const;

/** Choosing up to four deals to compare, the same on all tabs and devices of a member. Source: MKT-11. */
export const compareChoiceMachine = setup({
  types,
  actors: {
    recall: unwiredCall<CompareSet | null>('compareChoice', 'recall'),
    keep: unwiredCall<CompareSet | null, CompareChange>('compareChoice', 'keep'),
    elsewhere: fromListener(() => undefined),
  },
  delays: compareDelays,
  guards: {
    hasItsPlace: ({ context: { chosen } }, id: string) => chosen.includes(id) || hasSpace(chosen),
    isSame: ({ context }, chosen: CompareSet | null) => chosen?.join() === context.chosen.join(),
    isKnown: (_, chosen: CompareSet | null) => chosen !== null,
    isUnkept: ({ context: { unkept } }) => unkept,
  },
  actions: {
    noteSet: assign((_, chosen: CompareSet | null) => ({
      chosen: chosen ?? [],
      kept: chosen ?? [],
      change: noChange,
    })),
    toggle: assign(({ context }, id: string) => changeTo(context, toggled(context.chosen, id))),
    clear: assign(({ context }) => changeTo(context, [])),
    takeBack: assign(({ context: { kept } }) => ({ chosen: kept, change: noChange, unkept: true })),
    forgetUnkept: assign({ unkept: false }),
    goOn,
  },
}).createMachine({
  id: 'compareChoice',
  description: 'Choosing the deals that are compared; the gateway keeps a member’s set, the tab a visitor’s.',
  meta: { requirements: ['MKT-11'] },
  context: { chosen: [], change: noChange, kept: [], unkept: false },
  invoke: { id: 'elsewhere', src: 'elsewhere' },
  initial: 'recalling',
  states: {
    recalling: {
      description:
        'The set is being loaded; the known part stays meanwhile. The answer to a change contains the set too.',
      meta: { requirements: ['MKT-11'] },
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: [
          {
            guard: { type: 'isKnown', params: setOf },
            target: 'choosing',
            actions: { type: 'noteSet', params: setOf },
          },
          { target: 'choosing' },
        ],
      },
      on: { ...choosing, 'compare.changedElsewhere': { target: 'recalling', reenter: true } },
    },
    choosing: {
      description: 'Deals are put into the set and taken out of it.',
      meta: { requirements: ['MKT-11'] },
      initial: 'resting',
      on: {
        ...choosing,
        'compare.changedElsewhere': [
          { guard: { type: 'isSame', params: receivedOf }, actions: 'goOn' },
          {
            guard: { type: 'isKnown', params: receivedOf },
            target: '.resting',
            actions: { type: 'noteSet', params: receivedOf },
          },
          { target: 'recalling' },
        ],
      },
      states: {
        resting: {
          description: 'The view shows how many deals the set holds.',
          meta: { requirements: ['MKT-11'] },
          always: { guard: 'isUnkept', target: 'unkept' },
        },
        unkept: {
          description: 'The last change was not saved: it is taken back, and the view says so.',
          meta: { requirements: ['MKT-11', 'REL-03'] },
          after: { unkeptShown: 'resting' },
          exit: 'forgetUnkept',
        },
        full: {
          description: 'A fifth deal was refused, and the view says that one must go first.',
          meta: { requirements: ['MKT-11'] },
          after: { fullShown: 'resting' },
        },
      },
    },
    keeping: {
      description: 'The change is on its way; without an answer it is taken back, and the set is read again.',
      meta: { requirements: ['MKT-11'] },
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context }) => context.change,
        onDone: [
          {
            guard: { type: 'isKnown', params: setOf },
            target: 'choosing',
            actions: { type: 'noteSet', params: setOf },
          },
          { target: 'recalling', actions: 'takeBack' },
        ],
      },
      // The answer that is on its way holds what changed elsewhere before.
      on: { ...choosing, 'compare.changedElsewhere': goingOn },
    },
  },
});

export type CompareChoiceMachine = typeof compareChoiceMachine;

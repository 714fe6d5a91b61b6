import type { Either } from 'fp-ts/Either';
import { isRight } from 'fp-ts/Either';
import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import type { DealCounts, DealFilter } from '../../../contract/deal/deal-filter';
import {
  draftOf,
  rangeProblem,
  withFilter,
  withKeyword,
  withRange,
  withWords,
  type TypedRange,
} from '../../domain/deal-filter/draft';
import { loosened } from '../../domain/deal-filter/filter';
import type { GatewayFailure } from '../../domain/gateway/failure';
import { goOn } from '../going-on';
import { notWired } from '../not-wired';
import type { DealFilterContext, DealFilterEvent, DealFilterInput, FilterSection } from './filter-context';

interface DealFilterTypes {
  readonly context?: DealFilterContext;
  readonly events?: DealFilterEvent;
  readonly input?: DealFilterInput;
}

const types: DealFilterTypes = {};

const delays = {
  /** How long a choice rests before it is counted, so that several pressed in a row are counted once, in milliseconds. */
  restingWait: 250,
  /** How long counting may take, in milliseconds. */
  countLimit: 10_000,
  /** How long the way to the filtered list may take to begin, in milliseconds. */
  wayLimit: 2_000,
} as const;

export type Counted = Either<GatewayFailure, DealCounts>;

export const dealFilterSetup = setup({
  types,
  delays,
  actors: {
    layer: fromCallback<EventObject>(notWired('deal filter', 'layer')),
    count: fromPromise<Counted, { readonly filter: DealFilter }>(notWired('deal filter', 'count')),
    show: fromCallback<EventObject, { readonly filter: DealFilter }>(notWired('deal filter', 'show')),
  },
  guards: {
    rangeIsSound: ({ context }) => rangeProblem(context.draft.range) === null,
    countsCame: (_, answer: Counted) => isRight(answer),
    somethingFits: ({ context }) => rangeProblem(context.draft.range) === null && context.counts?.total !== 0,
  },
  actions: {
    goOn,
    keepFilter: assign({
      draft: ({ context }, { filter }: { readonly filter: DealFilter }) => withFilter(context.draft, filter),
    }),
    keepRange: assign({
      draft: ({ context }, { range }: { readonly range: TypedRange }) => withRange(context.draft, range),
    }),
    keepKeyword: assign({
      draft: ({ context }, { text }: { readonly text: string }) => withKeyword(context.draft, text),
    }),
    keepWords: assign({
      draft: ({ context }, { of, text }: { readonly of: 'include' | 'exclude'; readonly text: string }) =>
        withWords(context.draft, of, text),
    }),
    showSection: assign({
      section: (_, { section }: { readonly section: FilterSection }) => section,
    }),
    toggleGroup: assign({
      unfolded: ({ context }, { group }: { readonly group: string }) =>
        context.unfolded === group ? null : group,
    }),
    clear: assign({ draft: ({ context }) => draftOf(loosened(context.draft.filter)) }),
    forget: assign({ draft: ({ context }) => draftOf(context.shown), counts: () => null }),
    keepCounts: assign({
      counts: (_, answer: Counted) => (isRight(answer) ? answer.right : null),
    }),
  },
});

/** What is pressed changes the draft and leads to a state; on the way to a list, to the way to another. */
export const choices = <const Target extends string>(target: Target, { anew = false } = {}) =>
  ({
    'filter.chosen': {
      target,
      reenter: anew,
      actions: {
        type: 'keepFilter',
        params: ({ event }: { readonly event: { readonly filter: DealFilter } }) => event,
      },
    },
    'filter.cleared': { target, reenter: anew, actions: 'clear' },
  }) as const;

/** The list of what was chosen is gone to, where something allows it. */
export const applied = <const Guard extends 'rangeIsSound' | 'somethingFits'>(guard: Guard) =>
  ({ 'filter.applied': { guard, target: '#dealFilter.showing' } }) as const;

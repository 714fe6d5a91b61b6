import type { Either } from 'fp-ts/Either';
import { isRight } from 'fp-ts/Either';
import { assign, sendTo, setup } from 'xstate';
import type { DealCounts, DealFilter } from '../../../../contract/deal/deal-filter';
import {
  draftFrom,
  draftOf,
  rangeProblem,
  withFilter,
  withKeyword,
  withRange,
  withWords,
  type TypedRange,
} from '../../../domain/deal-filter/draft';
import { foldedAtFirst, stillFolded, unfoldedAtFirst } from '../../../domain/deal-filter/choice';
import { loosened } from '../../../domain/deal-filter/filter';
import { filterSearch } from '../../../domain/deal-filter/filter-search';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type {
  DealFilterContext,
  DealFilterEvent,
  DealFilterInput,
  FilterSection,
  ShowCommand,
} from './filter-context';
import { unwiredCall } from '../../kit/from-call';
import { unwiredListener } from '../../kit/from-listener';

interface DealFilterTypes {
  readonly context?: DealFilterContext;
  readonly events?: DealFilterEvent;
  readonly input?: DealFilterInput;
}

const types: DealFilterTypes = {};

const delays = {
  /** How long a choice rests before it is counted, so that several pressed in a row are counted once, in milliseconds. */
  restingWait: 250,
} as const;

type Counted = Either<GatewayFailure, DealCounts>;

export const dealFilterSetup = setup({
  types,
  delays,
  actors: {
    layer: unwiredListener('deal filter', 'layer'),
    count: unwiredCall<DealCounts, { readonly filter: DealFilter }>('deal filter', 'count'),
    address: unwiredListener<ShowCommand>('deal filter', 'address'),
  },
  guards: {
    rangeIsSound: ({ context }) => rangeProblem(context.draft.range) === null,
    countsCame: (_, answer: Counted) => isRight(answer),
    somethingFits: ({ context }) => rangeProblem(context.draft.range) === null && context.counts?.total !== 0,
  },
  actions: {
    keepFilter: assign(({ context }, { filter }: { readonly filter: DealFilter }) => ({
      draft: withFilter(context.draft, filter),
      folded: stillFolded(context.folded, filter),
    })),
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
    fold: assign({ folded: ({ context }) => foldedAtFirst(context.draft.filter) }),
    toggleFold: assign({
      folded: ({ context }) => (context.folded.length > 0 ? [] : foldedAtFirst(context.draft.filter)),
    }),
    clear: assign({ draft: ({ context }) => draftFrom(context.draft, loosened(context.draft.filter)) }),
    forget: assign({
      draft: ({ context }) => draftFrom(context.draft, context.shown),
      counts: () => null,
      folded: ({ context }) => foldedAtFirst(context.shown),
    }),
    showDraft: assign({
      shown: ({ context }) => context.draft.filter,
      draft: ({ context }) => draftFrom(context.draft, context.draft.filter),
      counts: () => null,
    }),
    reportAddress: sendTo('address', ({ context }) => ({ type: 'address.show', filter: context.shown })),
    follow: assign(({ context }, { filter }: { readonly filter: DealFilter }) =>
      filterSearch(filter) === filterSearch(context.shown)
        ? {}
        : {
            shown: filter,
            draft: draftOf(filter),
            counts: null,
            unfolded: unfoldedAtFirst(filter) ?? context.unfolded,
            folded: foldedAtFirst(filter),
          },
    ),
    keepCounts: assign({
      counts: (_, answer: Counted) => (isRight(answer) ? answer.right : null),
    }),
  },
});

const keepChosen = {
  type: 'keepFilter',
  params: ({ event }: { readonly event: { readonly filter: DealFilter } }) => event,
} as const;

/** Applies the draft, and puts it into the address. */
const show = ['showDraft', 'reportAddress'] as const;

/** A choice next to the list is applied at once, a typed value when it is sent. */
export const shownAtOnce = {
  'filter.chosen': { actions: [keepChosen, ...show] },
  'filter.cleared': { actions: ['clear', ...show] },
  'filter.applied': { guard: 'rangeIsSound', actions: show },
} as const;

/** A choice in the sheet changes the draft alone. */
export const drafted = {
  'filter.chosen': { target: '.waiting', actions: keepChosen },
  'filter.cleared': { target: '.waiting', actions: 'clear' },
} as const;

/** Applies the draft, where the guard allows it. */
export const applied = <const Guard extends 'rangeIsSound' | 'somethingFits'>(guard: Guard) =>
  ({ 'filter.applied': { guard, target: '#dealFilter.resting', actions: show } }) as const;

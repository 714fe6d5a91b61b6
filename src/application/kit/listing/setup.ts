import { isRight } from 'fp-ts/Either';
import { assign, emit, or, setup, stateIn } from 'xstate';
import { continuation, type Continuation } from '../../../domain/page/cursor-trail';
import { firstPage, type Page, type PageRequest } from '../../../domain/page/page';
import type { Clock } from '../../../ports/clock';
import type {
  ListingContext,
  ListingTypes,
  NewestAnswer,
  NewestPage,
  NewestRequest,
  PageAnswer,
} from './listing-context';
import { appendItems, catchUp, freshAsIn, freshIn, nothingFresh } from './merge';
import { unwiredWait } from '../from-wait';
import { unwiredCall } from '../from-call';
import { fromListener } from '../from-listener';

/** Delays of a list in milliseconds. */
const listingDelays = {
  /** So long after an answer nothing is asked for because of what arrived: a burst is a few calls (SOC-03). */
  newsPause: 500,
} as const;

const goingOnFrom = <A>(
  { askedCursors, next }: Pick<ListingContext<A>, 'askedCursors' | 'next'>,
  page: Page<A>,
): Continuation => continuation(askedCursors, next, page.next);

/** The words that the listing's chart is written in. */
export const listingSetup = <A>(idOf: (item: A) => string, clock: Clock) => {
  const append = appendItems(idOf);
  const withNewest = catchUp(idOf);
  const fresh = freshIn(idOf);
  const freshNow = freshAsIn(idOf);
  const types: ListingTypes<A> = {};
  return setup({
    types,
    actors: {
      /** Without a feed no change makes the list old. */
      changeFeed: fromListener(() => undefined),
      /** Without a feed no item changes. */
      itemChanges: fromListener(() => undefined),
      loadPage: unwiredCall<Page<A>, PageRequest>('listing', 'loadPage'),
      loadNewest: unwiredCall<NewestPage<A>, NewestRequest<A>>('listing', 'loadNewest'),
      networkLost: unwiredWait('listing', 'networkLost'),
      connectionBack: unwiredWait('listing', 'connectionBack'),
    },
    delays: listingDelays,
    guards: {
      somethingIsShown: ({ context }) => context.items.length > 0,
      nothingIsThere: ({ context }) => context.loadedAt !== null,
      somethingFailed: ({ context }) => context.failure !== null,
      anotherFollows: or([
        stateIn({ loading: 'followed' }),
        stateIn({ ready: { loadingMore: 'followed' } }),
        stateIn({ ready: { refreshing: 'followed' } }),
        stateIn({ ready: { catchingUp: 'followed' } }),
        stateIn({ ready: { pausing: 'followed' } }),
      ]),
      pageHasItems: (_, answer: PageAnswer<A>) => isRight(answer) && answer.right.items.length > 0,
      pageIsEmpty: (_, answer: PageAnswer<A>) => isRight(answer) && answer.right.items.length === 0,
      cursorIsRepeated: ({ context }, answer: PageAnswer<A>) =>
        isRight(answer) && goingOnFrom(context, answer.right).isRepeated,
      pageCame: (_, answer: PageAnswer<A>) => isRight(answer),
      moreRemains: ({ context }) => context.next !== null,
      moreIsWanted: ({ context }) => context.moreWanted && context.next !== null,
    },
    actions: {
      keepFirstPage: assign(({ context }, answer: PageAnswer<A>) =>
        isRight(answer)
          ? {
              items: append([], answer.right.items),
              // A user who has seen no item gets no new ones, but the list.
              fresh:
                context.items.length === 0
                  ? nothingFresh
                  : fresh(context, context.fresh, answer.right.items, append([], answer.right.items), false),
              next: answer.right.next,
              askedCursors: [],
              total: answer.right.total,
              failure: null,
              loadedAt: clock.now(),
            }
          : { failure: answer.left },
      ),
      keepMore: assign(({ context }, answer: PageAnswer<A>) => {
        if (!isRight(answer)) return { failure: answer.left };
        const items = append(context.items, answer.right.items);
        const { total } = answer.right;
        const { next, askedCursors } = goingOnFrom(context, answer.right);
        return { items, fresh: freshNow(context.fresh, items), next, askedCursors, total, failure: null };
      }),
      /** The inspector hears it by this name. */
      reportRepeatedCursor: assign({}),
      keepNewest: assign(({ context }, answer: NewestAnswer<A>) => {
        if (!isRight(answer)) return { failure: answer.left };
        const gone = new Set(answer.right.gone?.map(idOf));
        const items = context.items.filter((item) => !gone.has(idOf(item)));
        const loaded = withNewest({ items, next: context.next }, answer.right);
        return {
          ...loaded,
          askedCursors: loaded.next === context.next ? context.askedCursors : [],
          fresh: fresh(context, context.fresh, answer.right.items, loaded.items, true),
          total: answer.right.total,
          failure: null,
          loadedAt: clock.now(),
        };
      }),
      keepItem: assign(({ context }, item: A) => {
        const items = context.items.map((held) => (idOf(held) === idOf(item) ? item : held));
        return { items, fresh: freshNow(context.fresh, items) };
      }),
      wantMore: assign({ moreWanted: true }),
      forgetWish: assign({ moreWanted: false }),
      forgetFresh: assign({ fresh: nothingFresh }),
      forgetFailure: assign({ failure: null }),
      reportCatchUpFailed: emit(({ context }) => ({
        type: 'listing.catchUpFailed' as const,
        failure: context.failure,
      })),
    },
  });
};

export type ListingSetup<A> = ReturnType<typeof listingSetup<A>>;

export const firstPageOf = <A>({ context }: { context: ListingContext<A> }): PageRequest =>
  firstPage(context.pageSize);

export const nextPageOf = <A>({ context }: { context: ListingContext<A> }): PageRequest =>
  context.next ?? firstPage(context.pageSize);

export const newestOf = <A>({ context }: { context: ListingContext<A> }): NewestRequest<A> => ({
  shown: context.items,
  first: firstPage(context.pageSize),
});

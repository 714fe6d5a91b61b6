import type { Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { Page, PageRequest } from '../../../domain/page/page';
import type { Fresh, LoadedPart } from './merge';

export interface ListingInput<A> {
  readonly pageSize: number;
  /** The part of the list that is available from the start (server rendering). */
  readonly initial?: (LoadedPart<A> & { readonly total?: number | null }) | undefined;
}

export interface ListingContext<A> {
  readonly pageSize: number;
  readonly items: readonly A[];
  /** Asks for what follows; null at the end of the list. */
  readonly next: PageRequest | null;
  /** The cursors that were asked for since the first page; the server must not repeat one. */
  readonly askedCursors: readonly string[];
  /** The next page was requested while the head was loading: it is loaded after that. */
  readonly moreWanted: boolean;
  /** The number of items in the whole list; null until an answer contains it. */
  readonly total: number | null;
  /** What came and was not looked at yet. */
  readonly fresh: Fresh<A>;
  readonly failure: GatewayFailure | null;
  /** When the first page was loaded, milliseconds since 1970; null as long as there is none. */
  readonly loadedAt: number | null;
}

export type ListingEvent<A> =
  | { readonly type: 'listing.refreshRequested' }
  | { readonly type: 'listing.moreRequested' }
  | { readonly type: 'listing.retryRequested' }
  /** The head of the list has new items: the first page is loaded without showing an indicator. */
  | { readonly type: 'listing.outdated' }
  /** The user has seen the new items. */
  | { readonly type: 'listing.freshSeen' }
  /** One item is another now; where the list does not hold it, nothing changes. */
  | { readonly type: 'listing.itemChanged'; readonly item: A };

export type ListingFact =
  /** The new items could not be loaded; the reason. */
  { readonly type: 'listing.catchUpFailed'; readonly failure: GatewayFailure | null };

/** What the machine is about, for the compiler only. */
export interface ListingTypes<A> {
  readonly context?: ListingContext<A>;
  readonly events?: ListingEvent<A>;
  readonly input?: ListingInput<A>;
  readonly emitted?: ListingFact;
}

export type PageAnswer<A> = Either<GatewayFailure, Page<A>>;

/** The request for new items: the first page, with the shown items. */
export interface NewestRequest<A> {
  readonly shown: readonly A[];
  readonly first: PageRequest;
}

/** The head of the list, a page at least. */
export interface NewestPage<A> extends Page<A> {
  /** Those that are shown and are in the list no longer, where that is known. */
  readonly gone?: readonly A[];
}

export type NewestAnswer<A> = Either<GatewayFailure, NewestPage<A>>;

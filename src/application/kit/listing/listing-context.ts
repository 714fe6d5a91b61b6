import type { Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { Page, PageRequest } from '../../../domain/page/page';
import type { Fresh, LoadedPart } from './merge';

export interface ListingInput<A> {
  readonly pageSize: number;
  /** What is already at hand of it (server rendering). */
  readonly initial?: (LoadedPart<A> & { readonly total?: number | null }) | undefined;
}

export interface ListingContext<A> {
  readonly pageSize: number;
  readonly items: readonly A[];
  /** Asks for what follows; null at the end of the list. */
  readonly next: PageRequest | null;
  /** The cursors that were asked for since the first page; the server must not repeat one. */
  readonly askedCursors: readonly string[];
  /** What follows was asked for while the head was loaded anew: it comes after that. */
  readonly moreWanted: boolean;
  /** How many the whole list has, as far as it was told; null as long as it was not. */
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
  /** Something new stands at the head of the list: the first page is asked for without a sign of it. */
  | { readonly type: 'listing.outdated' }
  /** What is fresh was looked at. */
  | { readonly type: 'listing.freshSeen' }
  /** One item is another now; where the list does not hold it, nothing changes. */
  | { readonly type: 'listing.itemChanged'; readonly item: A };

export type ListingFact =
  /** What is new could not be fetched; why. */
  { readonly type: 'listing.catchUpFailed'; readonly failure: GatewayFailure | null };

/** What the machine is about, for the compiler only. */
export interface ListingTypes<A> {
  readonly context?: ListingContext<A>;
  readonly events?: ListingEvent<A>;
  readonly input?: ListingInput<A>;
  readonly emitted?: ListingFact;
}

export type PageAnswer<A> = Either<GatewayFailure, Page<A>>;

/** What is asked when there may be something new: the first page, knowing what is shown. */
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

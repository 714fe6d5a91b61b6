import type * as t from 'io-ts';
import type { KindFacts } from '../../../contract/kind/kind';
import type { KindName } from '../../../contract/kind/kinds';

/** What everyone may know of a thing: nothing that could be hidden. */
export interface ShareFacts {
  /** Such as its industry and region; '' is left out. */
  readonly facts: readonly string[];
  /** A longer description, or ''. */
  readonly about: string;
}

/** How things of a kind are shared. */
export interface ShareRule<Page> {
  readonly factsOf: (page: Page) => ShareFacts;
  /** The sentence for a thing that may no longer be shared. */
  readonly refused: string;
}

/** A kind of thing as the client knows it: one value from which lists, pages, addresses and shared features are made. */
export interface Kind<N extends KindName, Item, Page> extends KindFacts {
  readonly name: N;
  /** A thing as lists show it. */
  readonly item: t.Type<Item, unknown>;
  /** A thing on its own page. */
  readonly page: t.Type<Page, unknown>;
  /** Null for a kind that is not shared. */
  readonly share: ShareRule<Page> | null;
}

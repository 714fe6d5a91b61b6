import type * as t from 'io-ts';
import type { KindFacts } from '../../../contract/kind/kind';
import type { KindName } from '../../../contract/kind/kinds';

/** A kind of thing as the client knows it: one value from which lists, pages, addresses and shared features are made. */
export interface Kind<N extends KindName, Item, Page> extends KindFacts {
  readonly name: N;
  /** A thing as lists show it. */
  readonly item: t.Type<Item, unknown>;
  /** A thing on its own page. */
  readonly page: t.Type<Page, unknown>;
}

import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import type { DealPlace } from '../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../domain/page/list-part';

/** The things of a kind that everybody may read. */
export interface PublicThings<Query, Item, Detail> {
  readonly page: (query: Query, asked: AskedPart<DealPlace>) => Promise<ListPart<Item, DealPlace>>;
  readonly counts: (query: Query) => Promise<ChoiceCounts>;
  /** Null where there is no such thing, or it is withdrawn. */
  readonly one: (id: string) => Promise<Detail | null>;
}

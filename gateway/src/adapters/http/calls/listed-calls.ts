import { isLeft, map, right, type Either } from 'fp-ts/Either';
import type { CallValue } from '../../../../../contract/call/call';
import type { PartOfList } from '../../../../../contract/codec/page';
import type { Refusal } from '../../../../../contract/refusal/refusal';
import type { DealPlace } from '../../../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../../../domain/page/list-part';
import type { Session } from '../../../domain/session/session';
import { answering } from './answering';
import type { Call } from './call';
import { cursorSign, pagedCall, valuePlaces, type AskedPage } from './paged-call';

/** The calls of a kind that is listed by a filter, as the contract has them. */
interface ListedFamily<Filter, Item, Counts> {
  readonly list: CallValue<Filter & AskedPage, PartOfList<Item>, 'none', 'public'>;
  readonly counts: CallValue<Filter, Counts, 'none', 'public'>;
}

/** What answers them. */
interface ListedReading<Filter, Query, Row, Item, Counts> {
  /** The letter that begins the cursors; no two lists share one. */
  readonly letter: string;
  /** What a filter asks for; refused where it names what is not known or contradicts itself. */
  readonly queryOf: (filter: Filter) => Either<Refusal, Query>;
  readonly page: (
    session: Session | null,
    query: Query,
    part: AskedPart<DealPlace>,
  ) => Promise<ListPart<Row, DealPlace>>;
  readonly counts: (query: Query) => Promise<Counts>;
  readonly item: (row: Row) => Item;
}

/** The earliest confirmation moves with the clock: a cursor says only whether there is one. */
const conditionsOf = ({ confirmedSince = null, ...query }: { readonly confirmedSince?: number | null }) => [
  query,
  confirmedSince === null,
];

/** The endpoints of the list of a kind and of its counts. */
export const listedCalls = <Filter extends object, Query extends object, Row, Item, Counts>(
  family: ListedFamily<Filter, Item, Counts>,
  { letter, queryOf, page, counts, item }: ListedReading<Filter, Query, Row, Item, Counts>,
): readonly Call[] => [
  pagedCall(family.list, (given, { session }) =>
    map((query: Query) => ({
      sign: cursorSign(letter, ...conditionsOf(query)),
      places: valuePlaces,
      read: async (part: AskedPart<DealPlace>) => right(await page(session, query, part)),
      item,
    }))(queryOf(given)),
  ),
  answering(family.counts, async (given) => {
    const query = queryOf(given);
    return isLeft(query) ? query : right(await counts(query.right));
  }),
];

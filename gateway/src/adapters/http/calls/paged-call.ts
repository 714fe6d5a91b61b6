import { createHash } from 'node:crypto';
import { isLeft, left, map, right, type Either } from 'fp-ts/Either';
import type { CallAccess, CallValue } from '../../../../../contract/call/call';
import type { PartOfList } from '../../../../../contract/codec/page';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import type { DealPlace } from '../../../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../../../domain/page/list-part';
import { pageNumber, pageSize } from '../../../domain/page/page-request';
import { answering, type ContextOf } from './answering';
import type { Call } from './call';

/** Which part of a list a call asks for. */
export interface AskedPage {
  readonly cursor: string | null;
  readonly page: number;
  readonly pageSize: number;
}

/** How a cursor writes the places of a list. */
interface Places<Place> {
  /** Null for any other text. */
  readonly read: (text: string) => Place | null;
  readonly write: (place: Place) => string;
}

/** Places that are numbers from 1. */
export const numberPlaces: Places<number> = {
  read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null),
  write: String,
};

const valuePlace = /^(-?\d{1,16}(?:\.\d{1,8})?)~([A-Za-z0-9_-]{1,64})$/;

/** Places that are the value that the list is ordered by, and the id of the thing. */
export const valuePlaces: Places<DealPlace> = {
  read: (text) => {
    const [, value, id] = valuePlace.exec(text) ?? [];
    return value === undefined || id === undefined ? null : { value, id };
  },
  write: ({ value, id }) => `${value}~${id}`,
};

/**
 * The text that begins every cursor of a list. The gateway refuses a cursor of another list, and of this list with other
 * conditions or of another account.
 * @param letter the list; no two lists share one
 * @param conditions the filter and the account
 */
export const cursorSign = (letter: string, ...conditions: readonly unknown[]): string =>
  `${letter}${createHash('sha256').update(JSON.stringify(conditions)).digest('hex').slice(0, 8)}.`;

/** One list, as one request asks for it. */
interface PagedList<Place, Row, Item> {
  readonly sign: string;
  readonly places: Places<Place>;
  readonly read: (part: AskedPart<Place>) => Promise<Either<Refusal, ListPart<Row, Place>>>;
  /** A row as the contract has it. */
  readonly item: (row: Row) => Item;
}

/** A list that is not refused. */
export const pagedList = <Place, Row, Item>(
  list: PagedList<Place, Row, Item>,
): Either<Refusal, PagedList<Place, Row, Item>> => right(list);

/** A cursor goes before a page number. */
const askedPart = <Place>(
  { cursor, ...given }: AskedPage,
  { sign, places }: Pick<PagedList<Place, unknown, unknown>, 'sign' | 'places'>,
): Either<Refusal, AskedPart<Place>> => {
  const page = pageNumber(String(given.page));
  const size = pageSize(String(given.pageSize));
  if (page._tag === 'None' || size._tag === 'None') return left(refusals.wrongParameters);
  const part = { page: page.value, pageSize: size.value };
  if (cursor === null) return right({ after: null, ...part });
  const after = cursor.startsWith(sign) ? places.read(cursor.slice(sign.length)) : null;
  return after === null ? left(refusals.wrongParameters) : right({ after, ...part });
};

/** The endpoint of a call that is answered page by page. */
export const pagedCall = <P extends AskedPage, Place, Row, Item, By extends CallAccess>(
  value: CallValue<P, PartOfList<Item>, 'none', By>,
  listOf: (given: P, context: ContextOf<By>) => Either<Refusal, PagedList<Place, Row, Item>>,
): Call =>
  answering<P, PartOfList<Item>, 'none', By>(value, async (given, context) => {
    const list = listOf(given, context);
    if (isLeft(list)) return list;
    const { sign, places, read, item } = list.right;
    const asked = askedPart(given, { sign, places });
    if (isLeft(asked)) return asked;
    const { page, pageSize: size } = asked.right;
    return map(({ list: rows, total, next }: ListPart<Row, Place>) => ({
      list: rows.map(item),
      total,
      page,
      pageSize: size,
      next: next === null ? null : `${sign}${places.write(next)}`,
    }))(await read(asked.right));
  });

import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireId } from '../codec/id';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText } from '../codec/text';
import { withDefault } from '../codec/with-default';
import { dealFilterFields } from '../deal/deal-filter';
import { FilledIdText, textUpTo } from '../codec/formed-text';
import { kindCodec } from '../kind/capabilities';
import type { KindWith } from '../kind/kinds';

/** When a member is notified of a matching deal: never, at once, or once a day. */
export const SearchAlert = t.keyof({ off: null, now: null, daily: null }, 'SearchAlert');
export type SearchAlert = t.TypeOf<typeof SearchAlert>;

/** Which list a search looks through. */
export const SearchKind = kindCodec('savedSearch', 'SearchKind');
export type SearchKind = KindWith<'savedSearch'>;

/** At most so many searches a member, so many characters of a name and of a query, and so many fresh ones are counted. */
export const searchLimits = { ofMember: 50, name: 20, fresh: 100, query: 2000 } as const;

/** What a search asks for: a list, and the filter over it. */
export const searchFields = {
  kind: withDefault(SearchKind, 'sale'),
  /** The list of one source; null for all, and for demands. */
  sourceType: orNull(FilledIdText),
  /** The mark under which deals are gathered; null for none, and for demands. */
  mark: orNull(FilledIdText),
  /** The query of the list's address, such as 'type=venture', for kinds whose filter is of choices; '' for deals. */
  query: withDefault(textUpTo(searchLimits.query), ''),
  ...dealFilterFields,
};

/** The filter of a search as it is kept. */
export const SavedFilter = record(dealFilterFields, 'SavedFilter');
export type SavedFilter = t.OutputOf<typeof SavedFilter>;

/** A search that a member keeps under a name (MKT-01). */
export const SavedSearch = record(
  {
    id: WireId,
    name: WireFilledText,
    alert: SearchAlert,
    /** How many were found by its alerts since it was opened last and are listed still; 100 are as many as are counted. */
    fresh: withDefault(WireCount, 0),
    ...searchFields,
  },
  'SavedSearch',
);
export type SavedSearch = t.TypeOf<typeof SavedSearch>;

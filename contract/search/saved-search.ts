import * as t from 'io-ts';
import { WireId } from '../codec/id';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText } from '../codec/text';
import { dealFilterFields } from '../deal/deal-filter';

/** When a member is told of a deal that fits: never, at once, or once a day. */
export const SearchAlert = t.keyof({ off: null, now: null, daily: null }, 'SearchAlert');

/** At most so many searches a member, and so many characters of a name. */
export const searchLimits = { ofMember: 50, name: 20 } as const;

/** What a search asks for: a list, and the filter over it. */
export const searchFields = {
  /** The list of one source; null for all. */
  sourceType: orNull(WireFilledText),
  /** The mark under which deals are gathered; null for none. */
  mark: orNull(WireFilledText),
  ...dealFilterFields,
};

/** The filter of a search as it is kept. */
export const SavedFilter = record(dealFilterFields, 'SavedFilter');
export type SavedFilter = t.OutputOf<typeof SavedFilter>;

/** A search that a member keeps under a name (MKT-01). */
export const SavedSearch = record(
  { id: WireId, name: WireFilledText, alert: SearchAlert, ...searchFields },
  'SavedSearch',
);
export type SavedSearch = t.TypeOf<typeof SavedSearch>;

import type * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { listOf } from '../codec/list-of';
import { record } from '../codec/record';
import { WireText } from '../codec/text';
import { dealFilterFields } from '../deal/deal-filter';
import { SourceKind } from './assistant-source';

const asked = {
  kind: SourceKind,
  filter: record(dealFilterFields, 'AskedFilter'),
};

/** A list with a filter, as a member chose it in place of what was understood. */
export const ChosenList = record(asked, 'ChosenList');
export type ChosenList = t.TypeOf<typeof ChosenList>;

/** What a search understood of a question: a list with a filter, and how many that list holds. */
export const Understood = record(
  {
    ...asked,
    count: WireCount,
    /** Parts of the question that the list cannot be filtered or ordered by. */
    dropped: listOf(WireText),
  },
  'Understood',
);
export type Understood = t.TypeOf<typeof Understood>;

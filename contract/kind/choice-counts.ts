import { WireCount } from '../codec/count';
import { listOf } from '../codec/list-of';
import { record } from '../codec/record';
import { WireText } from '../codec/text';
import type * as t from 'io-ts';

/** How many things the filter of a kind takes, and how many each choice of its parts would take with the rest of it. */
export const ChoiceCounts = record(
  {
    total: WireCount,
    /** `of` is the name of the part; parts that are not counted are missing. */
    choices: listOf(record({ of: WireText, id: WireText, count: WireCount }, 'CountedChoice')),
  },
  'ChoiceCounts',
);
export type ChoiceCounts = t.TypeOf<typeof ChoiceCounts>;

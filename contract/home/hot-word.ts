import type * as t from 'io-ts';
import { WireWhole } from '../codec/count';
import { WireId } from '../codec/id';
import { record } from '../codec/record';
import { WireFilledText } from '../codec/text';
import { withDefault } from '../codec/with-default';

/** A word that many people search for (product.md §7, tuijianReci). */
export const HotWord = record(
  { id: WireId, word: WireFilledText, sort: withDefault(WireWhole, 0) },
  'HotWord',
);
export type HotWord = t.TypeOf<typeof HotWord>;

import type * as t from 'io-ts';
import { WireWhole } from '../wire/count';
import { WireId } from '../wire/id';
import { record } from '../wire/record';
import { WireFilledText } from '../wire/text';

/** A word that many people search for (product.md §7, tuijianReci). */
export const HotWord = record({ id: WireId, word: WireFilledText, sort: WireWhole }, 'HotWord');
export type HotWord = t.TypeOf<typeof HotWord>;

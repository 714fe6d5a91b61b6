import type * as t from 'io-ts';
import { WireWhole } from '../../../contract/codec/count';
import { WireId } from '../../../contract/codec/id';
import { record } from '../../../contract/codec/record';
import { WireFilledText } from '../../../contract/codec/text';

/** A word that many people search for (product.md §7, tuijianReci). */
export const HotWord = record({ id: WireId, word: WireFilledText, sort: WireWhole }, 'HotWord');
export type HotWord = t.TypeOf<typeof HotWord>;

import type * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { record } from '../codec/record';
import { Fen } from '../values/fen';

/** What a refund returns at a moment. */
export const RefundNow = record({ amount: Fen, percent: WireCount }, 'RefundNow');
export type RefundNow = t.TypeOf<typeof RefundNow>;

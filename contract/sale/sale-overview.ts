import type * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { record } from '../codec/record';
import { WireText } from '../codec/text';
import { withDefault } from '../codec/with-default';

const text = withDefault(WireText, '');

export const IndustryCount = record({ name: WireText, count: WireCount }, 'IndustryCount');

/** A deal as a visitor without login may see it: nothing that could be hidden. */
export const SaleSample = record({ id: WireId, title: WireText, industry: text, region: text }, 'SaleSample');

/** What a visitor may know of the sell side (screens: /sale/landing); the counts add up to `total`. */
export const SaleOverview = record(
  { total: WireCount, industries: listOf(IndustryCount), samples: listOf(SaleSample) },
  'SaleOverview',
);
export type SaleOverview = t.TypeOf<typeof SaleOverview>;

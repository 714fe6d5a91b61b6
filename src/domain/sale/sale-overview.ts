import * as t from 'io-ts';
import { WireCount } from '../../../contract/codec/count';
import { WireId } from '../../../contract/codec/id';
import { record } from '../../../contract/codec/record';

export const IndustryCount = record({ name: t.string, count: WireCount }, 'IndustryCount');

/** A deal as a visitor without login may see it: nothing that could be hidden. */
export const SaleSample = record(
  { id: WireId, title: t.string, industry: t.string, region: t.string },
  'SaleSample',
);

/** What a visitor may know of the sell side (screens: /sale/landing); the counts add up to `total`. */
export const SaleOverview = record(
  {
    total: WireCount,
    industries: t.readonlyArray(IndustryCount),
    samples: t.readonlyArray(SaleSample),
  },
  'SaleOverview',
);
export type SaleOverview = t.TypeOf<typeof SaleOverview>;

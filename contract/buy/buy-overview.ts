import type * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireDecimal } from '../codec/decimal';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireText } from '../codec/text';
import { IndustryCount } from '../sale/sale-overview';

const BuyerTypeCount = record({ id: WireId, count: WireCount }, 'BuyerTypeCount');

/** A demand as a visitor without login may see it: nothing that could be hidden. */
export const BuySample = record({ id: WireId, title: WireText, buyerType: WireId }, 'BuySample');

/**
 * What a visitor may know of the buy side (screens: /buy/landing, /buy/hundred). The counts by buyer type add up to
 * `total`; a demand that looks into several industries is counted with each.
 */
export const BuyOverview = record(
  {
    total: WireCount,
    /** The sum of the buyers' public maximum budgets; 万元. */
    budget: orNull(WireDecimal),
    buyerTypes: listOf(BuyerTypeCount),
    industries: listOf(IndustryCount),
    samples: listOf(BuySample),
  },
  'BuyOverview',
);
export type BuyOverview = t.TypeOf<typeof BuyOverview>;

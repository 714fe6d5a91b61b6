import type * as t from 'io-ts';
import { disclose } from '../../../domain/sale/disclosure';
import { NdaState } from '../../../domain/sale/nda-state';
import type { Sale } from '../../../domain/sale/sale';
import { WireDecimal } from '../../../../contract/codec/decimal';
import { WireId } from '../../../../contract/codec/id';
import { listOf } from '../../../../contract/codec/list-of';
import { orNull } from '../../../../contract/codec/or-null';
import { record } from '../../../../contract/codec/record';
import { WireFilledText, WireText } from '../../../../contract/codec/text';
import { WireTime } from '../../../../contract/codec/time';
import { withDefault } from '../../../../contract/codec/with-default';

const text = withDefault(WireText, '');

/** The fields of a deal on the wire. What is hidden is absent, and its name stands in `hidden`. */
export const wireSaleFields = {
  id: WireId,
  sourceType: WireId,
  code: text,
  title: WireText,
  industry: text,
  region: text,
  stage: text,
  amountLabel: withDefault(WireText, '转让金额'),
  amount: orNull(WireDecimal),
  revenue: orNull(WireDecimal),
  revenueYear: orNull(WireFilledText),
  revenueGrowth: orNull(WireDecimal),
  netProfit: orNull(WireDecimal),
  valuation: orNull(WireDecimal),
  confirmedAt: orNull(WireTime),
  ndaState: withDefault(NdaState, 'unsigned'),
  hidden: listOf(WireText),
};

export const WireSale = record(wireSaleFields, 'WireSale');
export type WireSale = t.TypeOf<typeof WireSale>;

/** A deal as the domain knows it: exactly its own fields, each value that may be hidden disclosed. */
export function saleOf(wire: WireSale): Sale {
  const { id, sourceType, code, title, industry, region, stage, amountLabel, hidden } = wire;
  const { revenueYear, confirmedAt, ndaState } = wire;
  return {
    ...{
      id,
      sourceType,
      code,
      title,
      industry,
      region,
      stage,
      amountLabel,
      revenueYear,
      confirmedAt,
      ndaState,
      sealed: hidden.length > 0,
    },
    amount: disclose('amount', wire.amount, hidden),
    revenue: disclose('revenue', wire.revenue, hidden),
    revenueGrowth: disclose('revenueGrowth', wire.revenueGrowth, hidden),
    netProfit: disclose('netProfit', wire.netProfit, hidden),
    valuation: disclose('valuation', wire.valuation, hidden),
  };
}

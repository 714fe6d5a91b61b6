import * as t from 'io-ts';
import { disclose } from '../../../domain/sale/disclosure';
import type { Finance, SaleDetail } from '../../../domain/sale/sale-detail';
import { WireCount } from '../../../../contract/codec/count';
import { WireDecimal } from '../../../../contract/codec/decimal';
import { WireId } from '../../../../contract/codec/id';
import { listOf } from '../../../../contract/codec/list-of';
import { orNull } from '../../../../contract/codec/or-null';
import { record } from '../../../../contract/codec/record';
import { WireFilledText, WireText } from '../../../../contract/codec/text';
import { WireTime } from '../../../../contract/codec/time';
import { withDefault } from '../../../../contract/codec/with-default';
import { saleOf, wireSaleFields } from './sale';

const WireFinance = record(
  {
    year: WireText,
    revenue: orNull(WireDecimal),
    netProfit: orNull(WireDecimal),
    assets: orNull(WireDecimal),
    liabilities: orNull(WireDecimal),
  },
  'WireFinance',
);

const WireProcessStep = record(
  { name: WireText, state: t.keyof({ done: null, current: null, next: null }), at: orNull(WireTime) },
  'WireProcessStep',
);

const WireDocument = record({ id: WireId, name: WireText, pages: withDefault(WireCount, 0) }, 'WireDocument');

/** A deal's page on the wire: what a list has, and the rest. */
export const WireSaleDetail = record(
  {
    ...wireSaleFields,
    teaser: withDefault(WireText, ''),
    foundedYear: orNull(WireFilledText),
    employees: orNull(WireCount),
    rdEmployees: orNull(WireCount),
    companyName: orNull(WireFilledText),
    customers: orNull(WireFilledText),
    reason: orNull(WireFilledText),
    highlights: listOf(WireText),
    finances: listOf(WireFinance),
    process: listOf(WireProcessStep),
    documents: orNull(t.readonlyArray(WireDocument)),
    documentCount: orNull(WireCount),
  },
  'WireSaleDetail',
);
type WireSaleDetail = t.TypeOf<typeof WireSaleDetail>;

const financeOf =
  (hidden: readonly string[]) =>
  ({ year, revenue, netProfit, assets, liabilities }: t.TypeOf<typeof WireFinance>): Finance => ({
    year,
    revenue: disclose('revenue', revenue, hidden),
    netProfit: disclose('netProfit', netProfit, hidden),
    assets: disclose('assets', assets, hidden),
    liabilities: disclose('liabilities', liabilities, hidden),
  });

/** A deal's page as the domain knows it; how many documents there are is known also when they are hidden. */
export function saleDetailOf(wire: WireSaleDetail): SaleDetail {
  const { hidden, teaser, foundedYear, employees, rdEmployees, highlights, process } = wire;
  return {
    ...saleOf(wire),
    ...{ teaser, foundedYear, employees, rdEmployees, highlights, process },
    companyName: disclose('companyName', wire.companyName, hidden),
    customers: disclose('customers', wire.customers, hidden),
    reason: disclose('reason', wire.reason, hidden),
    finances: wire.finances.map(financeOf(hidden)),
    documents: disclose('documents', wire.documents, hidden),
    documentCount: wire.documentCount ?? wire.documents?.length ?? 0,
  };
}

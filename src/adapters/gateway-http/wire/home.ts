import type * as t from 'io-ts';
import type { HomeDeals } from '../../../domain/home/home-deals';
import { WireWhole } from '../../../../contract/codec/count';
import { WireId } from '../../../../contract/codec/id';
import { listOf } from '../../../../contract/codec/list-of';
import { orNull } from '../../../../contract/codec/or-null';
import { record } from '../../../../contract/codec/record';
import { WireFilledText, WireText } from '../../../../contract/codec/text';
import { withDefault } from '../../../../contract/codec/with-default';
import { saleOf, WireSale } from './sale';

const text = withDefault(WireText, '');
const place = withDefault(WireWhole, 0);

export const WireBanner = record(
  { id: WireId, eyebrow: text, title: WireText, subtitle: text, link: orNull(WireFilledText), sort: place },
  'WireBanner',
);

export const WireHotWord = record({ id: WireId, word: WireFilledText, sort: place }, 'WireHotWord');

/** tjSales are the recommended ones (product.md §3). */
export const WireHomeDeals = record({ tjSales: listOf(WireSale), sales: listOf(WireSale) }, 'WireHomeDeals');

export const homeDealsOf = ({ tjSales, sales }: t.TypeOf<typeof WireHomeDeals>): HomeDeals => ({
  recommended: tjSales.map(saleOf),
  sales: sales.map(saleOf),
});

import { WireCount } from '../../../../contract/codec/count';
import { WireId } from '../../../../contract/codec/id';
import { listOf } from '../../../../contract/codec/list-of';
import { record } from '../../../../contract/codec/record';
import { WireText } from '../../../../contract/codec/text';
import { withDefault } from '../../../../contract/codec/with-default';

const text = withDefault(WireText, '');

/** What a visitor may know of the sell side, on the wire as in the domain. */
export const WireSaleOverview = record(
  {
    total: WireCount,
    industries: listOf(record({ name: WireText, count: WireCount }, 'WireIndustryCount')),
    samples: listOf(record({ id: WireId, title: WireText, industry: text, region: text }, 'WireSaleSample')),
  },
  'WireSaleOverview',
);

import { WireCount } from '../../../domain/wire/count';
import { WireId } from '../../../domain/wire/id';
import { listOf } from '../../../domain/wire/list-of';
import { record } from '../../../domain/wire/record';
import { WireText } from '../../../domain/wire/text';
import { withDefault } from '../../../domain/wire/with-default';

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

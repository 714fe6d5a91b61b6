import { call } from '../call/call';
import { cardCall, compareCall, listedCalls } from '../call/listed-calls';
import { none, parameters } from '../call/parameters';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText } from '../codec/text';
import { withDefault } from '../codec/with-default';
import { DealCounts, dealConditions, dealSort } from '../deal/deal-filter';
import { kindCodec } from '../kind/capabilities';
import { unknownOf } from '../refusal/unknown-of';
import { SaleOverview } from './sale-overview';
import { WireSale } from './wire-sale';
import { WireSaleDetail } from './wire-sale-detail';
import { FilledIdText, IdText } from '../codec/formed-text';

const kind = {
  word: 'sale',
  filter: {
    sourceType: orNull(FilledIdText),
    /** The id of a mark under which deals are gathered. */
    mark: orNull(FilledIdText),
    ...dealConditions,
  },
  sort: dealSort,
  address: parameters({ sourceType: IdText, id: IdText }),
  card: WireSale,
  detail: WireSaleDetail,
  counts: DealCounts,
  notOpened: ['saleUnknown', 'saleWithdrawn'],
} as const;

/**
 * Deals of the sell side. `detail` shows the teaser, and more with a signed NDA; a withdrawn deal is shown to its owner
 * alone.
 */
export const saleCalls = {
  ...listedCalls(kind),
  /** What the deal's card in a list shows, and nothing more: a visitor reads it before the login (ACC-06). */
  card: cardCall(kind),
  /**
   * Up to four deals next to each other, as `detail` shows each, in the order asked for; unknown and withdrawn ones are left
   * out. Without a login only the fields of a list are filled (MKT-11).
   */
  compare: compareCall(kind, 'ComparedSales'),
  /**
   * The picture by which a thing is shared, a PNG, as a path of the application. It shows only what a stranger may read,
   * for every caller. Where it cannot be drawn at once it is the product's logo. A thing that is over is not shared.
   * Demands have no source type.
   */
  shareImagePath: call({
    method: 'POST',
    access: 'public',
    safe: true,
    key: 'none',
    path: '/webapp/sale!shareImagePath.action',
    parameters: parameters({
      kind: withDefault(kindCodec('share', 'SharedKind'), 'sale'),
      sourceType: orNull(FilledIdText),
      id: IdText,
    }),
    answer: record({ path: WireFilledText }, 'ShareImage'),
    reportedBy: 'caller',
    refusals: unknownOf('share'),
  }),
  /** What a visitor may know of the sell side: counts by industry and samples without hidden values. */
  overview: call({
    method: 'GET',
    access: 'public',
    safe: true,
    key: 'none',
    path: '/webapp/sale!overview.action',
    parameters: none,
    answer: SaleOverview,
    reportedBy: 'screen',
    refusals: [],
  }),
};

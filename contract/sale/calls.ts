import { call } from '../call/call';
import { none, parameters } from '../call/parameters';
import { commaList } from '../codec/comma-list';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { askedPart, wirePage } from '../codec/page';
import { record } from '../codec/record';
import { WireFilledText } from '../codec/text';
import { withDefault } from '../codec/with-default';
import { DealCounts, dealFilterFields } from '../deal/deal-filter';
import { DealKind } from '../deal/deal-kind';
import { SaleOverview } from './sale-overview';
import { WireSale } from './wire-sale';
import { WireSaleDetail } from './wire-sale-detail';
import { FilledIdText, IdText } from '../codec/formed-text';

const read = { method: 'GET', access: 'public', safe: true, key: 'none' } as const;

/** Which deals are asked for: of one source type or of all, as far as a filter takes them. */
const asked = {
  sourceType: orNull(FilledIdText),
  /** The id of a mark under which deals are gathered. */
  mark: orNull(FilledIdText),
  ...dealFilterFields,
};

/** Deals of the sell side. */
export const saleCalls = {
  /** The deals that a filter takes, in the order that it names; hidden values as in `detail`. */
  list: call({
    ...read,
    path: '/webapp/sale!list.action',
    parameters: parameters({ ...asked, ...askedPart }),
    answer: wirePage(WireSale),
    toldBy: 'screen',
    refusals: [],
  }),
  /** How many there would be, to be told while somebody chooses. */
  counts: call({
    ...read,
    path: '/webapp/sale!counts.action',
    parameters: parameters(asked),
    answer: DealCounts,
    toldBy: 'caller',
    refusals: [],
  }),
  /** The deal as the caller may see it: the teaser, and more with a signed NDA; a withdrawn one is its owner's. */
  detail: call({
    ...read,
    path: '/webapp/sale!detail.action',
    parameters: parameters({ sourceType: IdText, id: IdText }),
    answer: WireSaleDetail,
    toldBy: 'callerWhenNotThere',
    refusals: ['saleUnknown', 'saleWithdrawn'],
  }),
  /** What the deal's card in a list shows, and nothing more: a visitor reads it before the login (ACC-06). */
  card: call({
    ...read,
    path: '/webapp/sale!card.action',
    parameters: parameters({ sourceType: IdText, id: IdText }),
    answer: WireSale,
    toldBy: 'caller',
    refusals: ['saleUnknown', 'saleWithdrawn'],
  }),
  /**
   * Up to four deals next to each other, as `detail` shows each, in the order asked for; unknown and withdrawn ones are left
   * out. Without a login only the fields of a list are filled (MKT-11).
   */
  compare: call({
    ...read,
    path: '/webapp/sale!compare.action',
    parameters: parameters({ ids: commaList(FilledIdText) }),
    answer: record({ list: listOf(WireSaleDetail) }, 'ComparedSales'),
    toldBy: 'callerWhenNotThere',
    refusals: [],
  }),
  /**
   * The picture by which a deal of either side or a share transfer is shared, a PNG, as a path of the application. It says
   * what a stranger may read, whoever asks; where none can be drawn at once it is the house's mark. What is over is not
   * shared. Demands have no source type.
   */
  shareImagePath: call({
    method: 'POST',
    access: 'public',
    safe: true,
    key: 'none',
    path: '/webapp/sale!shareImagePath.action',
    parameters: parameters({
      kind: withDefault(DealKind, 'sale'),
      sourceType: orNull(FilledIdText),
      id: IdText,
    }),
    answer: record({ path: WireFilledText }, 'ShareImage'),
    toldBy: 'caller',
    refusals: ['saleUnknown', 'buyUnknown', 'transferUnknown'],
  }),
  /** What a visitor may know of the sell side: counts by industry and samples without hidden values. */
  overview: call({
    ...read,
    path: '/webapp/sale!overview.action',
    parameters: none,
    answer: SaleOverview,
    toldBy: 'screen',
    refusals: [],
  }),
};

import { call } from '../call/call';
import { parameters } from '../call/parameters';
import { WireFlag } from '../codec/flag';
import { orNull } from '../codec/or-null';
import { askedPart, wirePage } from '../codec/page';
import { withDefault } from '../codec/with-default';
import { DealCounts, dealFilterFields } from '../deal/deal-filter';
import { BuyOverview } from './buy-overview';
import { WireBuy, WireBuyDetail } from './wire-buy';
import { FilledIdText, IdText } from '../codec/formed-text';

const read = { method: 'GET', access: 'public', safe: true, key: 'none' } as const;

const hundred = withDefault(WireFlag, false);

/** Which demands are asked for: of all buyers or of some, as far as a filter takes them. */
const asked = {
  /** One of the table of buyer types. */
  buyerType: orNull(FilledIdText),
  /** Whether only the demands of the programme's buyers are. */
  hundred,
  /** The id of a group of state-owned buyers. */
  group: orNull(FilledIdText),
  ...dealFilterFields,
};

/**
 * Demands of the buy side. A demand looks into several industries, regions and rounds and names a range of amounts: a
 * filter takes it when the two have something in common.
 */
export const buyCalls = {
  /** The demands that a filter takes, in the order that it names; hidden values as in `detail`. */
  list: call({
    ...read,
    path: '/webapp/buy!list.action',
    parameters: parameters({ ...asked, ...askedPart }),
    answer: wirePage(WireBuy),
    toldBy: 'screen',
    refusals: [],
  }),
  /** How many there would be, to be told while somebody chooses. */
  counts: call({
    ...read,
    path: '/webapp/buy!counts.action',
    parameters: parameters(asked),
    answer: DealCounts,
    toldBy: 'caller',
    refusals: [],
  }),
  /** The demand as the caller may see it. */
  detail: call({
    ...read,
    path: '/webapp/buy!detail.action',
    parameters: parameters({ id: IdText }),
    answer: WireBuyDetail,
    toldBy: 'callerWhenNotThere',
    refusals: ['buyUnknown', 'buyWithdrawn', 'buyClosed', 'buyExpired'],
  }),
  /** What the demand's card in a list shows, and nothing more: a visitor reads it before the login (ACC-06). */
  card: call({
    ...read,
    path: '/webapp/buy!card.action',
    parameters: parameters({ id: IdText }),
    answer: WireBuy,
    toldBy: 'caller',
    refusals: ['buyUnknown', 'buyWithdrawn', 'buyClosed', 'buyExpired'],
  }),
  /** What a visitor may know of the buy side, or of the programme's buyers alone. */
  overview: call({
    ...read,
    path: '/webapp/buy!overview.action',
    parameters: parameters({ hundred }),
    answer: BuyOverview,
    toldBy: 'screen',
    refusals: [],
  }),
};

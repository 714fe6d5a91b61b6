import { call } from '../call/call';
import { cardCall, listedCalls } from '../call/listed-calls';
import { parameters } from '../call/parameters';
import { WireFlag } from '../codec/flag';
import { orNull } from '../codec/or-null';
import { withDefault } from '../codec/with-default';
import { DealCounts, dealConditions, dealSort } from '../deal/deal-filter';
import { BuyOverview } from './buy-overview';
import { WireBuy, WireBuyDetail } from './wire-buy';
import { FilledIdText, IdText } from '../codec/formed-text';

const hundred = withDefault(WireFlag, false);

const kind = {
  word: 'buy',
  filter: {
    /** One of the table of buyer types. */
    buyerType: orNull(FilledIdText),
    /** Whether only the demands of the programme's buyers are. */
    hundred,
    /** The id of a group of state-owned buyers. */
    group: orNull(FilledIdText),
    ...dealConditions,
  },
  sort: dealSort,
  address: parameters({ id: IdText }),
  card: WireBuy,
  detail: WireBuyDetail,
  counts: DealCounts,
  notOpened: ['buyUnknown', 'buyWithdrawn', 'buyClosed', 'buyExpired'],
} as const;

/**
 * Demands of the buy side. A demand looks into several industries, regions and rounds and names a range of amounts: a
 * filter takes it when the two have something in common.
 */
export const buyCalls = {
  ...listedCalls(kind),
  /** What the demand's card in a list shows, and nothing more: a visitor reads it before the login (ACC-06). */
  card: cardCall(kind),
  /** What a visitor may know of the buy side, or of the programme's buyers alone. */
  overview: call({
    method: 'GET',
    access: 'public',
    safe: true,
    key: 'none',
    path: '/webapp/buy!overview.action',
    parameters: parameters({ hundred }),
    answer: BuyOverview,
    reportedBy: 'screen',
    refusals: [],
  }),
};

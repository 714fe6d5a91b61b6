import * as t from 'io-ts';
import { Activity } from '../activity/activity';
import { BuyState, WireBuy } from '../buy/wire-buy';
import { call } from '../call/call';
import { parameters, type WireParameters } from '../call/parameters';
import { FilledIdText } from '../codec/formed-text';
import { orNull } from '../codec/or-null';
import { askedPart, wirePage } from '../codec/page';
import { record } from '../codec/record';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';
import { Conference } from '../conference/conference';
import { DealState } from '../deal/deal-state';
import { Investor } from '../investor/investor';
import type { KindWith } from '../kind/kinds';
import { WireSale } from '../sale/wire-sale';
import { Transfer, TransferStanding } from '../transfer/transfer';

const part = parameters(askedPart);
const partOfSource = parameters({ sourceType: orNull(FilledIdText), ...askedPart });

/** Whether an event is still published; whether it is over or cancelled follows from its own times. */
export const KeptEventState = t.keyof({ listed: null, withdrawn: null }, 'KeptEventState');
export type KeptEventState = t.TypeOf<typeof KeptEventState>;

const keptEvent = { state: withDefault(KeptEventState, 'listed'), since: WireTime };

/**
 * The call for the favourites of a kind, the newest favourite first; one that is gone stays and says so.
 * @param things what several things of the kind are called in the path of the call
 */
const keptList = <P, Item, Wire>(
  things: string,
  asked: t.Type<P, WireParameters>,
  item: t.Type<Item, Wire>,
) =>
  call({
    method: 'GET',
    path: `/webapp/collect!${things}.action`,
    access: 'account',
    parameters: asked,
    answer: wirePage(item),
    safe: true,
    key: 'none',
    reportedBy: 'screen',
    refusals: [],
  });

/** The favourites of each kind: each thing as its lists bring it, what has become of it, and since when. */
export const keptLists = {
  /** Deals on the sell side, of one source or of all, the newest favourite first; one that is withdrawn stays and says so. */
  sale: keptList(
    'sales',
    partOfSource,
    record({ sale: WireSale, state: withDefault(DealState, 'listed'), since: WireTime }, 'FavouriteSale'),
  ),
  /** Share transfers, of one source or of all, likewise; one that is over stays and says so. */
  transfer: keptList(
    'transfers',
    partOfSource,
    record(
      { transfer: Transfer, state: withDefault(TransferStanding, 'open'), since: WireTime },
      'FavouriteTransfer',
    ),
  ),
  /** Demands, the newest favourite first; one that is gone stays and says so. */
  buy: keptList(
    'buys',
    part,
    record({ buy: WireBuy, state: withDefault(BuyState, 'listed'), since: WireTime }, 'FavouriteBuy'),
  ),
  /** Investors, the newest favourite first. */
  investor: keptList('investors', part, record({ investor: Investor, since: WireTime }, 'FavouriteInvestor')),
  /** Conferences, the newest favourite first; one that is over, cancelled or withdrawn stays and says so. */
  conference: keptList(
    'conferences',
    part,
    record({ conference: Conference, ...keptEvent }, 'FavouriteConference'),
  ),
  /** Activities, likewise. */
  activity: keptList('activities', part, record({ activity: Activity, ...keptEvent }, 'FavouriteActivity')),
};

/** A thing of a kind among the favourites, as the wire has it. */
export type Kept<K extends KindWith<'favourite'>> = t.TypeOf<(typeof keptLists)[K]['answer']>['list'][number];

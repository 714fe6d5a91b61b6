import { never } from '../../../tools/gallery/scene/answers';
import {
  keptActivities,
  keptBuys,
  keptConferences,
  keptInvestors,
  keptSales,
  keptTransfers,
} from '../../../tools/gallery/stories/favourites';
import { incomingMessage } from '../../support/samples/incoming-message';
import { asMember } from '../support/show';
import { listCase } from './list-contract';

const chat = incomingMessage('您好');

/** The lists of what one keeps, for the suite of lists. */
export const keptListCases = [
  listCase({
    name: 'the deals that one keeps',
    page: 'favouriteSales',
    where: { params: { sourceType: 'soe' } },
    call: ({ favourite }) => favourite.sale,
    asks: { sourceType: 'soe' },
    pageSize: 20,
    items: keptSales,
    outdatedBy: {},
    keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: '/favorite/sales/soe',
      scene: (first, more = never) => ({ ...asMember, favouriteSales: first, moreFavouriteSales: more }),
      empty: { says: '还没有收藏的项目', way: ['去找项目', '/sale'] },
    },
  }),
  listCase({
    name: 'the share transfers that one keeps',
    page: 'favouriteTransfers',
    where: { params: { sourceType: 'soe' }, search: '?kind=transfer' },
    call: ({ favourite }) => favourite.transfer,
    asks: { sourceType: 'soe' },
    pageSize: 20,
    items: keptTransfers,
    outdatedBy: {},
    keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: '/favorite/sales/soe?kind=transfer',
      scene: (first, more = never) => ({
        ...asMember,
        favouriteTransfers: first,
        moreFavouriteTransfers: more,
      }),
      empty: { says: '还没有收藏的股份转让', way: ['去看股份转让', '/gf'] },
    },
  }),
  listCase({
    name: 'the demands that one keeps',
    page: 'favouriteBuys',
    call: ({ favourite }) => favourite.buy,
    pageSize: 20,
    items: keptBuys,
    outdatedBy: {},
    keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: '/favorite/buys',
      scene: (first, more = never) => ({ ...asMember, favouriteBuys: first, moreFavouriteBuys: more }),
      empty: { says: '还没有收藏的求购需求', way: ['去找买方', '/buy'] },
    },
  }),
  listCase({
    name: 'the investors that one keeps',
    page: 'favouriteInvestors',
    call: ({ favourite }) => favourite.investor,
    pageSize: 20,
    items: keptInvestors,
    outdatedBy: {},
    keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: '/favorite/investor',
      scene: (first, more = never) => ({
        ...asMember,
        favouriteInvestors: first,
        moreFavouriteInvestors: more,
      }),
      empty: { says: '还没有收藏的投资机构', way: ['去找投资机构', '/investor'] },
    },
  }),
  listCase({
    name: 'the conferences that one keeps',
    page: 'favouriteConferences',
    call: ({ favourite }) => favourite.conference,
    pageSize: 20,
    items: keptConferences,
    outdatedBy: {},
    keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: '/favorite/conf',
      scene: (first, more = never) => ({
        ...asMember,
        favouriteConferences: first,
        moreFavouriteConferences: more,
      }),
      empty: { says: '还没有收藏的会议', way: ['去看会议', '/conf'] },
    },
  }),
  listCase({
    name: 'the activities that one keeps',
    page: 'favouriteActivities',
    call: ({ favourite }) => favourite.activity,
    pageSize: 20,
    items: keptActivities,
    outdatedBy: {},
    keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: '/favorite/activity',
      scene: (first, more = never) => ({
        ...asMember,
        favouriteActivities: first,
        moreFavouriteActivities: more,
      }),
      empty: { says: '还没有收藏的活动', way: ['去看活动', '/activity'] },
    },
  }),
];

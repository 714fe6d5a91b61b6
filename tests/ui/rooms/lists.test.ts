import { buys } from '../../../tools/gallery/stories/buys';
import { never } from '../../../tools/gallery/scene/answers';
import { bidderDeals } from '../../../tools/gallery/stories/bids';
import { messages } from '../../../tools/gallery/stories/messages';
import { keptBuys, keptInvestors, keptSales, keptTransfers } from '../../../tools/gallery/stories/favourites';
import { news } from '../../../tools/gallery/stories/news';
import { publications } from '../../../tools/gallery/stories/publications';
import { orders } from '../../../tools/gallery/stories/orders';
import { transfers } from '../../../tools/gallery/stories/transfers';
import { noFilter } from '../../../src/domain/deal-filter/filter';
import { incomingMessage } from '../../support/samples/incoming-message';
import { asMember } from '../support/show';
import { listContract } from './list-contract';

const chat = incomingMessage('您好');

listContract({
  name: 'the messages that were received',
  page: 'messages',
  flow: 'list',
  call: ({ message }) => message.list,
  asks: { of: 'all', keyword: null },
  pageSize: 20,
  items: messages,
  outdatedBy: {
    'a message arrives': ({ arrives }) => arrives(chat),
    'the socket opens': ({ socketOpens }) => socketOpens(),
    'something may have been missed': ({ arrives }) => arrives(null),
  },
  keptBy: { 'a payment ends': ({ paymentEnds }) => paymentEnds() },
  seen: {
    address: '/message',
    scene: (first, more = never) => ({ ...asMember, messages: first, moreMessages: more }),
    list: '消息列表',
    failed: '消息没有加载出来',
    moreFailed: '后面的消息没有加载出来',
    empty: { says: '还没有消息', way: ['去首页查看项目', '/'] },
  },
});

listContract({
  name: 'one’s orders of a state',
  page: 'orderList',
  flow: 'orders',
  where: { search: '?state=refund' },
  call: ({ order: calls }) => calls.list,
  asks: { state: 'refund' },
  pageSize: 20,
  items: orders,
  outdatedBy: {
    'a payment ends': ({ paymentEnds }) => paymentEnds(),
    'a notice of an order arrives': ({ arrives }) => arrives({ ...chat, kind: 'order' }),
    'something may have been missed': ({ arrives }) => arrives(null),
    'the socket opens': ({ socketOpens }) => socketOpens(),
  },
  keptBy: {
    'another message arrives': ({ arrives }) => arrives(chat),
  },
  seen: {
    address: '/pay',
    scene: (first, more = never) => ({ ...asMember, orders: first, moreOrders: more }),
    list: '订单列表',
    failed: '订单没有加载出来',
    moreFailed: '后面的订单没有加载出来',
    empty: { says: '还没有订单', way: ['查看会员套餐', '/member/pay'] },
  },
});

listContract({
  name: 'one’s publications',
  page: 'newBuy',
  flow: 'publications',
  begunWith: { pageSize: 20 },
  call: ({ publication: calls }) => calls.list,
  pageSize: 20,
  items: publications,
  outdatedBy: {
    'a notice arrives': ({ arrives }) => arrives({ ...chat, kind: 'notice' }),
    'something may have been missed': ({ arrives }) => arrives(null),
    'the socket opens': ({ socketOpens }) => socketOpens(),
  },
  keptBy: {
    'another message arrives': ({ arrives }) => arrives(chat),
    'a payment ends': ({ paymentEnds }) => paymentEnds(),
  },
  seen: {
    address: '/new_buy',
    scene: (first, more = never) => ({ ...asMember, publications: first, morePublications: more }),
    list: '发布列表',
    failed: '我的发布没有加载出来',
    moreFailed: '后面的发布没有加载出来',
    empty: {
      says: '还没有发布内容',
      way: ['发布出售项目', '/new_buy?kind=sale'],
    },
  },
});

listContract({
  name: 'the news of a category',
  page: 'news',
  flow: 'news',
  where: { search: '?category=policy' },
  call: ({ news: calls }) => calls.list,
  asks: { category: 'policy' },
  pageSize: 20,
  items: news,
  brought: true,
  outdatedBy: {},
  keptBy: {
    'a message arrives': ({ arrives }) => arrives(chat),
    'the socket opens': ({ socketOpens }) => socketOpens(),
    'a payment ends': ({ paymentEnds }) => paymentEnds(),
  },
  seen: {
    address: '/news',
    scene: (first, more = never) => ({ news: first, moreNews: more }),
    list: '资讯列表',
    failed: '资讯没有加载出来',
    moreFailed: '后面的资讯没有加载出来',
    empty: { says: '这里还没有资讯', way: ['去首页查看项目', '/'] },
  },
});

listContract({
  name: 'the share transfers of a source',
  page: 'transferList',
  flow: 'transfers',
  where: { params: { sourceType: 'soe' }, search: '?keyword=水务&sort=deadline' },
  call: ({ transfer }) => transfer.list,
  asks: { ...noFilter, sourceType: 'soe', keyword: '水务', sort: 'deadline' },
  pageSize: 20,
  items: transfers,
  brought: true,
  outdatedBy: {},
  keptBy: {
    'a message arrives': ({ arrives }) => arrives(chat),
    'the socket opens': ({ socketOpens }) => socketOpens(),
    'a payment ends': ({ paymentEnds }) => paymentEnds(),
  },
  seen: {
    address: '/gf',
    scene: (first, more = never) => ({ transfers: first, moreTransfers: more }),
    list: '股份转让列表',
    failed: '转让项目没有加载出来',
    moreFailed: '后面的转让项目没有加载出来',
    empty: { says: '这里还没有转让项目', way: ['查看全部转让项目', '/gf'] },
  },
});

listContract({
  name: 'the deals that one keeps',
  page: 'favouriteSales',
  flow: 'deals',
  where: { params: { sourceType: 'soe' } },
  call: ({ favourite }) => favourite.sales,
  asks: { sourceType: 'soe' },
  pageSize: 20,
  items: keptSales,
  outdatedBy: {},
  keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
  seen: {
    address: '/favorite/sales/soe',
    scene: (first, more = never) => ({ ...asMember, favouriteSales: first, moreFavouriteSales: more }),
    list: '收藏的项目列表',
    failed: '收藏没有加载出来',
    moreFailed: '后面的收藏没有加载出来',
    empty: { says: '还没有收藏的项目', way: ['去找项目', '/sale'] },
  },
});

listContract({
  name: 'the demands of a group of state-owned buyers',
  page: 'buyList',
  flow: 'buys',
  where: { address: '/buy/hundred/soe?group=3', search: '?group=3' },
  call: ({ buy }) => buy.list,
  asks: { ...noFilter, hundred: true, buyerType: 'soe', group: '3' },
  pageSize: 20,
  items: buys,
  brought: true,
  outdatedBy: {},
  keptBy: {
    'a message arrives': ({ arrives }) => arrives(chat),
    'the socket opens': ({ socketOpens }) => socketOpens(),
  },
  seen: {
    address: '/buy',
    scene: (first, more = never) => ({ buys: first, moreBuys: more }),
    list: '求购需求列表',
    failed: '求购需求没有加载出来',
    moreFailed: '后面的求购需求没有加载出来',
    empty: { says: '这里还没有求购需求', way: ['查看全部求购需求', '/buy'] },
  },
});

listContract({
  name: 'the deals of a bidder by their NDA',
  page: 'bidderSales',
  flow: 'deals',
  where: { params: { ndaState: 'signed' } },
  call: ({ bid }) => bid.list,
  asks: { ndaState: 'signed' },
  pageSize: 20,
  items: bidderDeals,
  outdatedBy: {
    'something is told of deals': ({ arrives }) => arrives({ ...chat, kind: 'deal' }),
    'something may have been missed': ({ arrives }) => arrives(null),
    'the socket opens': ({ socketOpens }) => socketOpens(),
  },
  keptBy: {
    'another message arrives': ({ arrives }) => arrives(chat),
    'a payment ends': ({ paymentEnds }) => paymentEnds(),
  },
  seen: {
    address: '/bidder_sales',
    scene: (first, more = never) => ({ ...asMember, bidderDeals: first, moreBidderDeals: more }),
    list: '参与的项目',
    failed: '参与的项目没有加载出来',
    moreFailed: '后面的项目没有加载出来',
    empty: { says: '还没有参与的项目', way: ['查看在售项目', '/sale'] },
  },
});

listContract({
  name: 'the share transfers that one keeps',
  page: 'favouriteSales',
  flow: 'transfers',
  where: { params: { sourceType: 'soe' }, search: '?kind=transfer' },
  call: ({ favourite }) => favourite.transfers,
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
    list: '收藏的股份转让列表',
    failed: '收藏没有加载出来',
    moreFailed: '后面的收藏没有加载出来',
    empty: { says: '还没有收藏的股份转让', way: ['去看股份转让', '/gf'] },
  },
});

listContract({
  name: 'the demands that one keeps',
  page: 'favouriteBuys',
  flow: 'buys',
  call: ({ favourite }) => favourite.buys,
  pageSize: 20,
  items: keptBuys,
  outdatedBy: {},
  keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
  seen: {
    address: '/favorite/buys',
    scene: (first, more = never) => ({ ...asMember, favouriteBuys: first, moreFavouriteBuys: more }),
    list: '收藏的求购需求列表',
    failed: '收藏没有加载出来',
    moreFailed: '后面的收藏没有加载出来',
    empty: { says: '还没有收藏的求购需求', way: ['去找买方', '/buy'] },
  },
});

listContract({
  name: 'the investors that one keeps',
  page: 'favouriteInvestors',
  flow: 'investors',
  call: ({ favourite }) => favourite.investors,
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
    list: '收藏的投资机构列表',
    failed: '收藏没有加载出来',
    moreFailed: '后面的收藏没有加载出来',
    empty: { says: '还没有收藏的投资机构', way: ['查看百家买方', '/buy/hundred'] },
  },
});

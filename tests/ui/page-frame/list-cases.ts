import { buys } from '../../../tools/gallery/stories/buys';
import { deals } from '../../../tools/gallery/stories/deals';
import { never } from '../../../tools/gallery/scene/answers';
import { bidderDeals } from '../../../tools/gallery/stories/bids';
import { fundScene, someFunds } from '../../../tools/gallery/stories/fund-stories';
import { investorScene, someInvestors } from '../../../tools/gallery/stories/investor-stories';
import { presentationScene, somePresentations } from '../../../tools/gallery/stories/presentation-stories';
import { organizationScene, someOrganizations } from '../../../tools/gallery/stories/organization-stories';
import { conferenceFilter } from '../../../src/domain/conference/conference-filter';
import { conferenceScene, someConferences } from '../../../tools/gallery/stories/conference-stories';
import { activityFilter } from '../../../src/domain/activity/activity-filter';
import { activityScene, someActivities } from '../../../tools/gallery/stories/activity-stories';
import { parkScene, someParks } from '../../../tools/gallery/stories/park-stories';
import { soeScene, someSoes } from '../../../tools/gallery/stories/soe-stories';
import { parkFilter } from '../../../src/domain/park/park-filter';
import { soeFilter } from '../../../src/domain/soe/soe-filter';
import { fundFilter } from '../../../src/domain/fund/fund-filter';
import { investorFilter } from '../../../src/domain/investor/investor-filter';
import { presentationFilter } from '../../../src/domain/presentation/presentation-filter';
import { organizationFilter } from '../../../src/domain/organization/organization-filter';
import { news } from '../../../tools/gallery/stories/news';
import { orders } from '../../../tools/gallery/stories/orders';
import { transfers } from '../../../tools/gallery/stories/transfers';
import { noFilter } from '../../../contract/deal/no-filter';
import { incomingMessage } from '../../support/samples/incoming-message';
import { asMember } from '../support/show';
import { keptListCases } from './kept-list-cases';
import { listCase } from './list-contract';

const chat = incomingMessage('您好');

/** What the suite of lists needs to know of each page that is one; what a page says, its definition has. */
export const listCases = [
  listCase({
    name: 'the deals of a source',
    page: 'saleList',
    where: { params: { sourceType: 'soe' } },
    call: ({ sale }) => sale.list,
    asks: { ...noFilter, sourceType: 'soe', mark: null },
    pageSize: 20,
    items: deals,
    brought: true,
    outdatedBy: {},
    keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: '/sale',
      scene: (first, more = never) => ({ ...asMember, sales: first, moreSales: more }),
      isHeaded: true,
      empty: { says: '这里还没有项目', way: ['查看全部项目', '/sale'] },
    },
  }),
  listCase({
    name: 'one’s orders of a state',
    page: 'orderList',
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
      empty: { says: '还没有订单', way: ['查看会员套餐', '/member/pay'] },
    },
  }),
  listCase({
    name: 'the news of a category',
    page: 'news',
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
      empty: { says: '这里还没有资讯', way: ['去首页查看项目', '/'] },
    },
  }),
  listCase({
    name: 'the share transfers of a source',
    page: 'transferList',
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
      empty: { says: '这里还没有转让项目', way: ['查看全部转让项目', '/gf'] },
    },
  }),
  listCase({
    name: 'the funds of a filter',
    page: 'fundList',
    where: { search: '?type=venture&min=500&max=100&sort=sizeDown' },
    call: ({ fund }) => fund.list,
    asks: fundFilter.filterOf({ type: 'venture', sort: 'sizeDown' }),
    pageSize: 20,
    items: someFunds,
    brought: true,
    outdatedBy: {},
    keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: '/fund',
      scene: (first, more = never) => ({ ...asMember, kinds: { fund: { ...fundScene, list: first, more } } }),
      empty: { says: '没有符合条件的基金', way: ['查看全部基金', '/fund'] },
    },
  }),
  listCase({
    name: 'the investors of a filter',
    page: 'investorList',
    where: { search: '?type=venture&stage=early&within=365&sort=casesDown' },
    call: ({ investor }) => investor.list,
    asks: investorFilter.filterOf({ type: 'venture', stage: 'early', within: '365', sort: 'casesDown' }),
    pageSize: 20,
    items: someInvestors,
    brought: true,
    outdatedBy: {},
    keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: '/investor',
      scene: (first, more = never) => ({ kinds: { investor: { ...investorScene, list: first, more } } }),
      empty: { says: '没有符合条件的投资机构', way: ['查看全部投资机构', '/investor'] },
    },
  }),
  listCase({
    name: 'the organizations of a filter',
    page: 'organizationList',
    where: { search: '?service=audit,legal&licence=lawyer' },
    call: ({ organization }) => organization.list,
    asks: organizationFilter.filterOf({ service: 'audit,legal', licence: 'lawyer' }),
    pageSize: 20,
    items: someOrganizations,
    brought: true,
    outdatedBy: {},
    keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: '/organization',
      scene: (first, more = never) => ({
        kinds: { organization: { ...organizationScene, list: first, more } },
      }),
      empty: { says: '没有符合条件的服务机构', way: ['查看全部服务机构', '/organization'] },
    },
  }),
  listCase({
    name: 'the presentations of a filter',
    page: 'presentationList',
    where: { search: '?form=online,both&round=2_0&min=500&max=100&sort=amountDown' },
    call: ({ presentation }) => presentation.list,
    asks: presentationFilter.filterOf({ form: 'online,both', round: '2_0', sort: 'amountDown' }),
    pageSize: 20,
    items: somePresentations,
    brought: true,
    outdatedBy: {},
    keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: '/news/presentation',
      scene: (first, more = never) => ({
        kinds: { presentation: { ...presentationScene, list: first, more } },
      }),
      empty: { says: '没有符合条件的路演', way: ['查看全部路演', '/news/presentation'] },
    },
  }),
  listCase({
    name: 'the conferences of a filter',
    page: 'conferenceList',
    where: { search: '?state=open&month=12,nothing&region=cn-31&sort=latest' },
    call: ({ conference }) => conference.list,
    asks: conferenceFilter.filterOf({ state: 'open', month: '12', region: 'cn-31', sort: 'latest' }),
    pageSize: 20,
    items: someConferences,
    brought: true,
    outdatedBy: {},
    keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: '/conf',
      scene: (first, more = never) => ({
        kinds: { conference: { ...conferenceScene, list: first, more } },
      }),
      empty: { says: '没有符合条件的会议', way: ['查看全部会议', '/conf'] },
    },
  }),
  listCase({
    name: 'the zones and parks of a filter',
    page: 'parkList',
    where: { search: '?type=zone&policy=tax,nothing&region=cn-31&sort=areaDown' },
    call: ({ park }) => park.list,
    asks: parkFilter.filterOf({ type: 'zone', policy: 'tax', region: 'cn-31', sort: 'areaDown' }),
    pageSize: 20,
    items: someParks,
    brought: true,
    outdatedBy: {},
    keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: '/ftz',
      scene: (first, more = never) => ({ kinds: { park: { ...parkScene, list: first, more } } }),
      empty: { says: '没有符合条件的自贸区与园区', way: ['查看全部自贸区与园区', '/ftz'] },
    },
  }),
  listCase({
    name: 'the activities of a filter',
    page: 'activityList',
    where: { search: '?state=open,soon&type=salon&region=cn-31&sort=startDown' },
    call: ({ activity }) => activity.list,
    asks: activityFilter.filterOf({ state: 'open', type: 'salon', region: 'cn-31', sort: 'startDown' }),
    pageSize: 20,
    items: someActivities,
    brought: true,
    outdatedBy: {},
    keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: '/activity',
      scene: (first, more = never) => ({ kinds: { activity: { ...activityScene, list: first, more } } }),
      empty: { says: '没有符合条件的活动', way: ['查看全部活动', '/activity'] },
    },
  }),
  listCase({
    name: 'the state-owned listings of a filter',
    page: 'soeList',
    where: { search: '?group=2&stage=disclosure&holding=none&sort=deadline' },
    call: ({ soe }) => soe.list,
    asks: soeFilter.filterOf({ group: '2', stage: 'disclosure', sort: 'deadline' }),
    pageSize: 20,
    items: someSoes,
    brought: true,
    outdatedBy: {},
    keptBy: { 'a message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: '/soe',
      scene: (first, more = never) => ({ ...asMember, kinds: { soe: { ...soeScene, list: first, more } } }),
      empty: { says: '没有符合条件的挂牌项目', way: ['查看全部挂牌项目', '/soe'] },
    },
  }),
  listCase({
    name: 'the demands of a group of state-owned buyers',
    page: 'buyList',
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
      empty: { says: '这里还没有求购需求', way: ['查看全部求购需求', '/buy'] },
    },
  }),
  listCase({
    name: 'the deals of a bidder by their NDA',
    page: 'bidderSales',
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
      empty: { says: '还没有参与的项目', way: ['查看在售项目', '/sale'] },
    },
  }),
  ...keptListCases,
];

import { findPath } from '../find/find-path';
import type { Route } from './route';

type Rest<Next extends string> = Partial<
  Pick<Route, 'below' | 'cached' | 'layout' | 'middleware' | 'shape' | 'tab'>
> & { readonly next?: readonly Next[] };

/** A page of text with a bar of its own that is made for each visit, where nothing else is said. */
const row = <const Name extends string, const Next extends string = never>(
  name: Name,
  path: string,
  title: string,
  access: Route['access'],
  rest: Rest<Next> = {},
) => ({
  name,
  path,
  title,
  access,
  below: false,
  cached: false,
  layout: 'page' as const,
  shape: 'text' as const,
  next: [],
  ...rest,
});

/** A list that is kept when it is left, and the page of the things in it. */
const list = <const Name extends string, const Next extends string>(
  name: Name,
  path: string,
  title: string,
  access: Route['access'],
  detail: Next,
  rest: Rest<Next> = {},
) => row(name, path, title, access, { cached: true, shape: 'orders', next: [detail], ...rest });

const rows = [
  row('home', '/', '首页', 'public', {
    layout: 'root',
    tab: 'home',
    shape: 'rows',
    next: ['saleList', 'saleDetail'],
  }),
  list('saleList', '/sale', '找项目', 'public', 'saleDetail'),
  row('saleLanding', '/sale/landing', '出售项目', 'public', { shape: 'overview', next: ['saleList'] }),
  row('saleMarks', '/sale/mark', '项目标签', 'landing', { below: true, cached: true, next: ['saleList'] }),
  list('saleOfMark', '/sale/mark/:markId', '找项目', 'landing', 'saleDetail'),
  list('saleOfSource', '/sale/:sourceType', '找项目', 'landing', 'saleDetail', { below: true }),
  row('saleDetail', '/sale/:sourceType/:id', '项目详情', 'landing', { shape: 'deal' }),
  list('transferList', '/gf', '股份转让', 'public', 'transferDetail', { below: true }),
  list('transferOfSource', '/gf/:sourceType', '股份转让', 'public', 'transferDetail'),
  row('transferDetail', '/gf/:sourceType/:id', '股份转让详情', 'public', { shape: 'deal' }),
  list('fundList', '/fund', '私募基金', 'verified', 'fundDetail', { below: true }),
  row('fundDetail', '/fund/:id', '基金详情', 'verified', { shape: 'deal' }),
  list('investorList', '/investor', '找投资机构', 'public', 'investorDetail', { below: true }),
  row('investorDetail', '/investor/:id', '投资机构详情', 'public', { shape: 'deal' }),
  list('organizationList', '/organization', '找服务机构', 'public', 'organizationDetail', { below: true }),
  row('organizationDetail', '/organization/:id', '服务机构详情', 'public', { shape: 'deal' }),
  row('fundSurvey', '/fundSurvey', '基金问卷', 'public', { shape: 'form' }),
  list('soeList', '/soe', '国资挂牌', 'verified', 'soeDetail', { below: true }),
  row('soeDetail', '/soe/:id', '国资挂牌详情', 'verified', { shape: 'deal' }),
  row('parkList', '/ftz', '自贸区与园区', 'public', { cached: true, shape: 'orders' }),
  list('conferenceList', '/conf', '会议', 'public', 'conferenceDetail', { below: true }),
  row('conferenceDetail', '/conf/:id', '会议详情', 'public', { shape: 'deal' }),
  list('activityList', '/activity', '活动', 'public', 'activityDetail', { below: true }),
  row('activityDetail', '/activity/:id', '活动详情', 'public', { shape: 'deal' }),
  list('buyList', '/buy', '找买方', 'public', 'buyDetail'),
  row('buyLanding', '/buy/landing', '求购需求', 'public', { shape: 'overview', next: ['buyList'] }),
  row('buyHundred', '/buy/hundred', '百家买方', 'public', {
    below: true,
    shape: 'overview',
    next: ['buyList', 'buyHundredAd'],
  }),
  row('buyHundredAd', '/buy/hundred/ad', '加入百家买方', 'public', { shape: 'overview' }),
  list('buyHundredAll', '/buy/hundred/all', '百家买方', 'public', 'buyDetail'),
  list('buyHundredFund', '/buy/hundred/fund', '百家买方：基金', 'public', 'buyDetail'),
  list('buyHundredSoe', '/buy/hundred/soe', '百家买方：国资', 'public', 'buyDetail'),
  list('buyHundredType', '/buy/hundred/:type', '百家买方', 'public', 'buyDetail'),
  row('buyDetail', '/buy/:id', '求购详情', 'landing', { below: true, shape: 'deal' }),
  row('newBuy', '/new_buy', '我的发布', 'verified', { layout: 'root', tab: 'publish' }),
  list('news', '/news', '资讯', 'public', 'newsDetail', { below: true }),
  list('presentationList', '/news/presentation', '项目路演', 'public', 'presentationDetail'),
  row('presentationDetail', '/news/presentation/:id', '路演详情', 'public', {
    cached: true,
    shape: 'deal',
  }),
  row('newsDetail', '/news/:id', '资讯详情', 'public'),
  row('search', findPath, '搜索', 'public', { cached: true, shape: 'rows' }),
  row('codeLogin', '/login', '登录', 'public', { shape: 'card' }),
  row('passwordLogin', '/login/passwd', '密码登录', 'public', { shape: 'card' }),
  row('retrievePassword', '/login/retrieve', '找回密码', 'public', { shape: 'card' }),
  list('bidderSales', '/bidder_sales', '我的意向', 'verified', 'saleDetail', { below: true, cached: false }),
  list('bidderSalesOfState', '/bidder_sales/:ndaState', '我的意向', 'verified', 'saleDetail', {
    cached: false,
  }),
  row('user', '/user', '我的', 'member', { layout: 'root', tab: 'user', shape: 'dashboard' }),
  row('waiting', '/user/waiting', '等我处理', 'member', { shape: 'orders' }),
  row('verification', '/user/auditLogin', '身份认证', 'member', { shape: 'application' }),
  row('underReview', '/user/underReview', '认证进度', 'member', { shape: 'order' }),
  row('profile', '/user/info', '个人资料', 'verified', { shape: 'form' }),
  row('changePassword', '/user/changePwd', '账号与安全', 'member', { shape: 'form' }),
  row('unsubscribe', '/user/unsubscribe', '注销账号', 'member'),
  row('pushSettings', '/push_settings', '通知设置', 'verified', { cached: true, shape: 'settings' }),
  row('member', '/member', '会员中心', 'verified', { below: true, shape: 'rights' }),
  row('memberBuyer', '/member/buyer', '买方权益', 'verified'),
  row('memberFacility', '/member/facility', '会员空间', 'verified'),
  row('memberService', '/member/service', '会员服务', 'verified'),
  row('memberPay', '/member/pay', '开通会员', 'verified', { shape: 'plans' }),
  list('orderList', '/pay', '我的订单', 'verified', 'orderDetail', { below: true, cached: false }),
  row('orderDetail', '/pay/:orderNo', '订单详情', 'verified', { shape: 'order' }),
  row('conferenceRegister', '/conf/:id/register', '会议报名', 'verified', {
    shape: 'form',
    next: ['conferenceSuccess'],
  }),
  row('conferenceSuccess', '/conf/success', '报名结果', 'public', { shape: 'order' }),
  list('ownTickets', '/user/conf', '我的会议', 'verified', 'ticketDetail', { below: true, cached: false }),
  row('ticketDetail', '/user/conf/:id', '门票', 'verified', { shape: 'order' }),
  row('messageList', '/message', '消息', 'verified', {
    below: true,
    cached: true,
    layout: 'root',
    tab: 'message',
    shape: 'panes',
  }),
  row('messageChat', '/message/chat', '会话', 'verified', { cached: true, tab: 'message', shape: 'thread' }),
  row('assistant', '/message/dify', '琥珀助手', 'verified', { cached: true, tab: 'message' }),
  row('chatGpt', '/chat_gpt', '琥珀助手', 'verified', { cached: true, tab: 'message' }),
  row('messageDetail', '/message/:id', '消息详情', 'verified', {
    cached: true,
    tab: 'message',
    shape: 'thread',
  }),
  row('favourites', '/favorite', '我的收藏', 'verified', {
    below: true,
    shape: 'settings',
    next: ['favouriteSales'],
  }),
  row('favouriteBuys', '/favorite/buys', '收藏的求购需求', 'verified', { shape: 'orders' }),
  row('favouriteInvestors', '/favorite/investor', '收藏的投资机构', 'verified', { shape: 'orders' }),
  row('favouriteConferences', '/favorite/conf', '收藏的会议', 'verified', { shape: 'orders' }),
  row('favouriteActivities', '/favorite/activity', '收藏的活动', 'verified', { shape: 'orders' }),
  list('favouriteSales', '/favorite/sales', '收藏的项目', 'verified', 'saleDetail', { cached: false }),
  list('favouriteSalesOfSource', '/favorite/sales/:sourceType', '收藏的项目', 'verified', 'saleDetail', {
    cached: false,
  }),
  row('qrCode', '/qr_code', '电子票', 'verified', { below: true, shape: 'card' }),
  row('qrScan', '/qr_code/:conf', '会议签到', 'verified', { shape: 'form' }),
  row('userAgreement', '/user/agreement', '用户协议', 'public', { cached: true }),
  row('privacyPolicy', '/user/privacy', '隐私政策', 'public', { cached: true }),
  row('agreePrivacy', '/agreePrivacy', '个人信息保护提示', 'public', { layout: 'bare' }),
  row('aboutUs', '/about_us', '关于我们', 'verified', { cached: true }),
  row('productService', '/product_service', '产品与服务', 'verified', { below: true, cached: true }),
  row('brandCommunication', '/product_service/brand_communication', '品牌传播', 'verified', { cached: true }),
  row('governmentIndustrial', '/product_service/government_industrial', '政府与园区', 'verified', {
    cached: true,
  }),
  row('gplpServe', '/product_service/gplp_serve', '管理人与出资人对接', 'verified', { cached: true }),
  list('matchingService', '/product_service/matching_service', '撮合匹配', 'verified', 'saleDetail'),
  row('investorsStats', '/product_service/investors_stats', '市场统计', 'verified', { cached: true }),
  row('investDecision', '/investDecision', '投资决策', 'public', { cached: true }),
  row('operatingGuide', '/operating_guide', '操作指南', 'verified', { cached: true }),
  row('share', '/share', '分享海报', 'public', { shape: 'card' }),
  row('redirect', '/redirect', '页面跳转', 'public', { shape: 'letter' }),
  row('error401', '/error/401', '发生未知错误', 'public', { layout: 'bare', shape: 'letter' }),
  row('error404', '/error/404', '页面未找到', 'public', { layout: 'bare', shape: 'letter' }),
];

/** The names of the routes. */
export type RouteName = (typeof rows)[number]['name'];

/** One line of the route table. */
export interface RouteRow extends Route {
  readonly name: RouteName;
  readonly next: readonly RouteName[];
}

/** Every route, one row each (RTE-01). */
export const routeTable: readonly RouteRow[] = rows;

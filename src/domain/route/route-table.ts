import type { Route } from './route';

type Rest = Partial<Pick<Route, 'cached' | 'layout' | 'tab' | 'middleware'>>;

/** A page with a bar of its own that is made anew each time, where nothing else is said. */
const row = <const Name extends string>(
  name: Name,
  path: string,
  title: string,
  access: Route['access'],
  rest: Rest = {},
) => ({ name, path, title, access, cached: false, layout: 'page' as const, ...rest });

const rows = [
  row('home', '/', '首页', 'public', { layout: 'root', tab: 'home' }),
  row('saleList', '/sale', '找项目', 'public', { cached: true }),
  row('saleLanding', '/sale/landing', '出售项目', 'public'),
  row('saleMarks', '/sale/mark', '项目标签', 'landing', { cached: true }),
  row('saleOfMark', '/sale/mark/:markId', '找项目', 'landing', { cached: true }),
  row('saleOfSource', '/sale/:sourceType', '找项目', 'landing', { cached: true }),
  row('saleDetail', '/sale/:sourceType/:id', '项目详情', 'landing'),
  row('transferList', '/gf', '股份转让', 'public', { cached: true }),
  row('transferOfSource', '/gf/:sourceType', '股份转让', 'public', { cached: true }),
  row('transferDetail', '/gf/:sourceType/:id', '股份转让详情', 'public'),
  row('buyList', '/buy', '找买方', 'public', { cached: true }),
  row('buyLanding', '/buy/landing', '求购需求', 'public'),
  row('buyHundred', '/buy/hundred', '百家买方', 'public'),
  row('buyHundredAd', '/buy/hundred/ad', '加入百家买方', 'public'),
  row('buyHundredAll', '/buy/hundred/all', '百家买方', 'public', { cached: true }),
  row('buyHundredFund', '/buy/hundred/fund', '百家买方：基金', 'public', { cached: true }),
  row('buyHundredSoe', '/buy/hundred/soe', '百家买方：国资', 'public', { cached: true }),
  row('buyHundredType', '/buy/hundred/:type', '百家买方', 'public', { cached: true }),
  row('buyDetail', '/buy/:id', '求购详情', 'landing'),
  row('newBuy', '/new_buy', '我的发布', 'verified', { layout: 'root', tab: 'publish' }),
  row('news', '/news', '资讯', 'public', { cached: true }),
  row('newsDetail', '/news/:id', '资讯详情', 'public'),
  row('codeLogin', '/login', '登录', 'public'),
  row('passwordLogin', '/login/passwd', '密码登录', 'public'),
  row('retrievePassword', '/login/retrieve', '找回密码', 'public'),
  row('bidderSales', '/bidder_sales', '我的意向', 'verified'),
  row('bidderSalesOfState', '/bidder_sales/:ndaState', '我的意向', 'verified'),
  row('user', '/user', '我的', 'member', { layout: 'root', tab: 'user' }),
  row('waiting', '/user/waiting', '等我处理', 'member'),
  row('verification', '/user/auditLogin', '身份认证', 'member'),
  row('underReview', '/user/underReview', '认证进度', 'member'),
  row('profile', '/user/info', '个人资料', 'verified'),
  row('changePassword', '/user/changePwd', '账号与安全', 'member'),
  row('unsubscribe', '/user/unsubscribe', '注销账号', 'member'),
  row('pushSettings', '/push_settings', '推送设置', 'verified', { cached: true }),
  row('member', '/member', '会员中心', 'verified'),
  row('memberBuyer', '/member/buyer', '买方权益', 'verified'),
  row('memberFacility', '/member/facility', '会员空间', 'verified'),
  row('memberService', '/member/service', '会员服务', 'verified'),
  row('memberPay', '/member/pay', '开通会员', 'verified'),
  row('orderList', '/pay', '我的订单', 'verified'),
  row('orderDetail', '/pay/:orderNo', '订单详情', 'verified'),
  row('messageList', '/message', '消息', 'verified', { cached: true, layout: 'root', tab: 'message' }),
  row('messageChat', '/message/chat', '会话', 'verified', { cached: true, tab: 'message' }),
  row('assistant', '/message/dify', '琥珀助手', 'verified', { cached: true, tab: 'message' }),
  row('chatGpt', '/chat_gpt', '琥珀助手', 'verified', { cached: true, tab: 'message' }),
  row('messageDetail', '/message/:id', '消息详情', 'verified', { cached: true, tab: 'message' }),
  row('favourites', '/favorite', '我的收藏', 'verified'),
  row('favouriteBuys', '/favorite/buys', '收藏的求购需求', 'verified'),
  row('favouriteInvestors', '/favorite/investor', '收藏的投资机构', 'verified'),
  row('favouriteSales', '/favorite/sales', '收藏的项目', 'verified'),
  row('favouriteSalesOfSource', '/favorite/sales/:sourceType', '收藏的项目', 'verified'),
  row('userAgreement', '/user/agreement', '用户协议', 'public', { cached: true }),
  row('privacyPolicy', '/user/privacy', '隐私政策', 'public', { cached: true }),
  row('agreePrivacy', '/agreePrivacy', '个人信息保护提示', 'public', { layout: 'bare' }),
  row('aboutUs', '/about_us', '关于我们', 'verified', { cached: true }),
  row('error401', '/error/401', '发生未知错误', 'public', { layout: 'bare' }),
  row('error404', '/error/404', '页面未找到', 'public', { layout: 'bare' }),
] satisfies readonly Route[];

/** The screens that stand. */
export type RouteName = (typeof rows)[number]['name'];

/** One line of the route table. */
export interface RouteRow extends Route {
  readonly name: RouteName;
}

/** Every screen that stands, one line each (RTE-01). */
export const routeTable: readonly RouteRow[] = rows;

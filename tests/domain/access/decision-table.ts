const login = '/login +target';
const audit = '/user/auditLogin +target';

type Row = readonly [path: string, visitor: string, crawler: string, unverified: string, verified: string];

const publicPath = (path: string): Row => [path, 'allow', 'allow', 'allow', 'allow'];
const loginPage = (path: string): Row => [path, 'allow', 'allow', '/', '/'];
const saleSide = (path: string): Row => [path, '/sale/landing', 'allow', 'allow', 'allow'];
const buySide = (path: string): Row => [path, '/buy/landing', 'allow', 'allow', 'allow'];
const memberPath = (path: string): Row => [path, login, login, 'allow', 'allow'];
const verifiedPath = (path: string): Row => [path, login, login, audit, 'allow'];

/**
 * The whole table of access written by hand from product.md §2, §4 and §6, one line for each path that
 * they name and for its neighbours. '+target' means that the address asked for is kept.
 */
export const decisionTable: readonly Row[] = [
  ...['/', '/redirect', '/buy', '/sale', '/buy/', '/sale/'].map(publicPath),
  ...['/login', '/login/passwd', '/login/retrieve', '/buy/landing', '/sale/landing'].map(loginPage),
  ...['/buy/hundred', '/buy/hundred/ad', '/buy/hundred/all', '/buy/hundred/fund', '/buy/hundred/soe'].map(
    publicPath,
  ),
  ...['/buy/hundred/other', '/activity', '/activity/1', '/organization', '/organization/1'].map(publicPath),
  ...['/investor', '/investor/1', '/gf', '/gf/entrust', '/gf/entrust/1'].map(publicPath),
  ...['/conf', '/conf/1', '/conf/success', '/news', '/news/1', '/news/presentation'].map(publicPath),
  ...['/investDecision', '/fundSurvey', '/ftz', '/search', '/share'].map(publicPath),
  ...['/user/agreement', '/user/privacy', '/agreePrivacy', '/error/401', '/error/404'].map(publicPath),
  ...['/buy/1', '/buy/hundreds', '/buy/1/more'].map(buySide),
  ...['/sale/mark', '/sale/mark/1', '/sale/entrust', '/sale/entrust/1', '/sale/any/1/more'].map(saleSide),
  ...[
    '/user',
    '/user/waiting',
    '/user/unsubscribe',
    '/user/changePwd',
    '/user/underReview',
    '/user/auditLogin',
  ].map(memberPath),
  ...['/new_buy', '/fund', '/fund/1', '/soe', '/soe/1', '/bidder_sales', '/bidder_sales/signed'].map(
    verifiedPath,
  ),
  ...['/favorite', '/favorite/buys', '/favorite/investor', '/favorite/sales', '/favorite/sales/soe'].map(
    verifiedPath,
  ),
  ...['/favorite/conf', '/favorite/activity'].map(verifiedPath),
  ...['/member', '/member/buyer', '/member/facility', '/member/pay', '/member/service'].map(verifiedPath),
  ...['/user/info', '/user/conf', '/user/conf/1', '/push_settings', '/chat_gpt'].map(verifiedPath),
  ...['/message', '/message/1', '/message/chat', '/message/dify', '/pay', '/pay/1'].map(verifiedPath),
  ...['/qr_code', '/qr_code/1', '/about_us', '/operating_guide', '/product_service'].map(verifiedPath),
  ...['/product_service/brand_communication', '/product_service/matching_service'].map(verifiedPath),
  ...['/product_service/investors_stats'].map(verifiedPath),
  ...['/nonsense', '/sales', '/login/other', '/user/agreement/more', '/error/500', '/redirect/x'].map(
    verifiedPath,
  ),
];

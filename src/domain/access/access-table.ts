/**
 * Who may see a path: everyone; everyone but visitors, who get a landing page; whoever is logged in;
 * whoever is logged in and verified.
 */
export type AccessClass = 'public' | 'landing' | 'member' | 'verified';

/** Whether visitors may see pages of a class, some of them only when crawlers: what every public page bears stands there. */
export const isOpenToVisitors = (access: AccessClass): boolean => access === 'public' || access === 'landing';

/** One line of the table: a path, with `below` also every path under it that no other line names. */
export interface AccessRow {
  readonly path: string;
  readonly below: boolean;
  readonly access: AccessClass;
}

const exactly = (access: AccessClass, ...paths: readonly string[]): readonly AccessRow[] =>
  paths.map((path) => ({ path, below: false, access }));

const andBelow = (access: AccessClass, ...paths: readonly string[]): readonly AccessRow[] =>
  paths.map((path) => ({ path, below: true, access }));

/**
 * The access of every path (product.md §4 and §6, ACC-02, ACC-07). A segment that starts with ':' stands
 * for any one segment. What no line names is `verified`.
 */
export const accessTable: readonly AccessRow[] = [
  ...exactly('public', '/', '/login', '/login/passwd', '/login/retrieve', '/redirect'),
  ...exactly('public', '/buy', '/sale', '/buy/landing', '/sale/landing'),
  ...andBelow('public', '/buy/hundred', '/activity', '/organization', '/investor', '/gf', '/conf', '/news'),
  ...exactly('public', '/investDecision', '/fundSurvey', '/ftz', '/search', '/share'),
  ...exactly('public', '/user/agreement', '/user/privacy', '/agreePrivacy', '/error/401', '/error/404'),
  ...andBelow('landing', '/buy/:id', '/sale/mark', '/sale/:sourceType'),
  ...exactly(
    'member',
    '/user',
    '/user/waiting',
    '/user/unsubscribe',
    '/user/changePwd',
    '/user/underReview',
    '/user/auditLogin',
  ),
  ...exactly(
    'verified',
    '/new_buy',
    '/user/info',
    '/push_settings',
    '/chat_gpt',
    '/about_us',
    '/operating_guide',
  ),
  ...andBelow('verified', '/fund', '/soe', '/bidder_sales', '/favorite', '/member', '/user/conf', '/message'),
  ...andBelow('verified', '/pay', '/qr_code', '/product_service'),
];

import { pathOf, pathSegments } from '../address/path-segments';
import type { PrivacyStanding } from '../consent/privacy-standing';
import { wechatLoginAddress } from '../session/wechat-login-address';
import { accessOfPath } from './access-of-path';
import type { Environment } from './environment';
import { isLanding } from './login-address';
import type { Visitor } from './visitor';

export type AccessDecision =
  | { readonly kind: 'allow' }
  | {
      readonly kind: 'redirect';
      /** An address inside the application. */
      readonly to: string;
      /** Whether the address asked for is kept, to go on to it later. */
      readonly rememberTarget: boolean;
    };

const allow: AccessDecision = { kind: 'allow' };
const redirect = (to: string, rememberTarget: boolean): AccessDecision => ({
  kind: 'redirect',
  to,
  rememberTarget,
});

/** Where a visitor logs in, unless it is by WeChat (ACC-02). */
export const loginAddress = '/login';

/**
 * Where a visitor logs in (ACC-02): inside WeChat by WeChat, where that can be asked.
 * @param wechatLogin WeChat's login is configured, and the page may ask for it
 */
export const loginAddressIn = (environment: Environment, wechatLogin: boolean): string =>
  environment === 'wechat' && wechatLogin ? wechatLoginAddress : loginAddress;

/** The page that explains verification to an unverified member (ACC-04). */
const auditPath = '/user/auditLogin';

/** Where the app asks for the privacy agreement, and what can be read before (PRI-02). */
const agreePath = '/agreePrivacy';
const readableBefore: readonly string[] = [agreePath, '/user/agreement', '/user/privacy'];

const isLogin = (path: string): boolean => path === '/login' || path.startsWith('/login/');
const normal = (address: string): string => `/${pathSegments(pathOf(address)).join('/')}`;

/** ACC-06: a landing page sends a member back, but never to a login or a landing page. */
function placeBefore(cameFrom: string | undefined): string {
  if (cameFrom === undefined) return '/';
  const path = normal(cameFrom);
  return isLogin(path) || isLanding(path) ? '/' : cameFrom;
}

/** What the agreement decides before anything else; null where it leaves the decision to access (PRI-02, PRI-03). */
function decideByPrivacy(path: string, privacy: PrivacyStanding): AccessDecision | null {
  if (privacy === 'missing') return readableBefore.includes(path) ? allow : redirect(agreePath, false);
  return privacy === 'agreed' && path === agreePath ? redirect('/', false) : null;
}

function decideForMember(path: string, verified: boolean, cameFrom: string | undefined): AccessDecision {
  if (isLogin(path) && accessOfPath(path) === 'public') return redirect('/', false);
  if (isLanding(path)) return redirect(placeBefore(cameFrom), false);
  return verified || accessOfPath(path) !== 'verified' ? allow : redirect(auditPath, true);
}

function decideForVisitor(path: string, isCrawler: boolean, login: string): AccessDecision {
  const access = accessOfPath(path);
  if (access === 'public' || (access === 'landing' && isCrawler)) return allow;
  if (access === 'landing')
    return redirect(path.startsWith('/buy/') ? '/buy/landing' : '/sale/landing', false);
  return redirect(login, true);
}

/**
 * Who may see what: the one rule of access (product.md §4 and §6, ACC-01). Total, and pure.
 * @param address an address inside the application; query and fragment do not count
 * @param cameFrom where a member was before, inside the application
 * @param privacy the state of the privacy agreement; only the app has any (PRI-02)
 * @param wechatLogin WeChat's login is configured, and the page may ask for it (ACC-02)
 */
export function decideAccess(
  address: string,
  visitor: Visitor,
  environment: Environment,
  cameFrom?: string,
  privacy: PrivacyStanding = 'notNeeded',
  wechatLogin = false,
): AccessDecision {
  const path = normal(address);
  const byPrivacy = decideByPrivacy(path, privacy);
  if (byPrivacy !== null) return byPrivacy;
  return visitor.kind === 'member'
    ? decideForMember(path, visitor.prove !== null, cameFrom)
    : decideForVisitor(path, visitor.kind === 'crawler', loginAddressIn(environment, wechatLogin));
}

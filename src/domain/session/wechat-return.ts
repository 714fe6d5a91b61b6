import { isInsideAddress } from '../address/inside-address';
import { pathOf } from '../address/path-segments';
import { wechatLoginAddress } from './wechat-login-address';

/** With what a person came back from WeChat's page (LOG-05). */
export type WechatReturn =
  | { readonly kind: 'code'; readonly code: string }
  /** The person did not agree. */
  | { readonly kind: 'denied' }
  /** Not the answer to this tab's request: its parameters are not used. */
  | { readonly kind: 'wrongState' };

/** The device's record while the page is left for WeChat. */
export interface WechatAsked {
  readonly state: string;
  /** The page that was left, with what else its query says. */
  readonly address: string;
}

/** As text; the state has no space in it. */
export const wechatAskedText = ({ state, address }: WechatAsked): string => `${state} ${address}`;

const queryOf = (address: string): URLSearchParams =>
  new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '');

const isLogin = (address: string): boolean => pathOf(address) === '/login';

/** Some of WeChat's versions say a refusal by this code. */
const denial = 'authdeny';

const cameWith = (code: string | null): WechatReturn =>
  code === null || code === '' || code === denial ? { kind: 'denied' } : { kind: 'code', code };

/**
 * Reads what WeChat's page added to the address of the return, and the address without it: the
 * page that was left, when it is known.
 * @param asked the record of the request; null when there is none
 * @returns null for an address to which WeChat does not return
 */
export function readWechatReturn(
  address: string,
  asked: string | null,
): { readonly came: WechatReturn; readonly address: string } | null {
  if (!isLogin(address)) return null;
  const query = queryOf(address);
  const state = query.get('state');
  if (state === null) return null;
  const [wanted = '', ...left] = (asked ?? '').split(' ');
  if (wanted === '' || wanted !== state) return { came: { kind: 'wrongState' }, address: wechatLoginAddress };
  const before = left.join(' ');
  const isGood = isInsideAddress(before) && isLogin(before) && !queryOf(before).has('state');
  return { came: cameWith(query.get('code')), address: isGood ? before : wechatLoginAddress };
}

/** The page on which a phone is bound, with what else the query of the login page says (LOG-05). */
export const bindingAddress = (address: string): string => {
  const query = queryOf(address);
  query.set('mode', 'bind');
  return `/login?${query.toString()}`;
};

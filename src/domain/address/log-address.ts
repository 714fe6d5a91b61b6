import { cut } from '../text/cut';

/** How much of an address is logged, in characters (product.md §9). */
const logged = 256;

/** Parameters that name a thing or a place in a list, and so may be logged with a plain value. */
const harmless = new Set([
  't',
  'id',
  'page',
  'pageSize',
  'sourceType',
  'after',
  'appid',
  'sort',
  'state',
  'type',
]);

function masked(parameter: string): string {
  const [name = '', value = ''] = parameter.split('=', 2);
  if (harmless.has(name) && /^[\w-]{0,20}$/.test(value)) return parameter;
  return /^[\w-]{1,40}$/.test(name) ? `${name}=*` : '*';
}

/**
 * An address as it may be logged: at most 256 characters, without user info and fragment, and with the
 * value of every parameter that is not known to be harmless masked, so that it holds no token, password,
 * code or ticket, also not nested in another address (GAT-12).
 */
export function logAddress(address: string): string {
  const [place = '', query] = address.replace(/#.*$/s, '').split(/\?(.*)/s, 2);
  const open = place.replace(/\/\/[^/]*@/, '//');
  const text = query === undefined ? open : `${open}?${query.split('&').map(masked).join('&')}`;
  return cut(text, logged);
}

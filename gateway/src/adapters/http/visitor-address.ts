import { isIPv4, isIPv6 } from 'node:net';

const wholeGroups = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  if (tail === undefined) return front;
  const back = tail === '' ? [] : tail.split(':');
  return [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
};

/**
 * A visitor's address as limits count it: IPv4 whole, also when written as IPv6; of IPv6 the first
 * half, which is what one household or host is given.
 */
export const countedAddress = (address: string): string => {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1);
  return isIPv6(plain) ? `${wholeGroups(plain).slice(0, 4).join(':')}::/64` : plain;
};

/**
 * The block of addresses that an address belongs to, which one network or host is given: 24 bits of IPv4, 48 bits of
 * IPv6. Of IPv6 64 bits are one address (see `countedAddress`).
 */
export const addressBlock = (address: string): string => {
  const counted = countedAddress(address);
  if (counted.endsWith('::/64')) return `${counted.split(':').slice(0, 3).join(':')}::/48`;
  return isIPv4(counted) ? `${counted.split('.').slice(0, 3).join('.')}.0/24` : counted;
};

/** The last address that a proxy wrote, when one is trusted; else the one that connected. */
export const visitorAddress = (
  connected: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: boolean,
): string => {
  const named = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return countedAddress(named === undefined || named === '' ? (connected ?? 'unknown') : named);
};

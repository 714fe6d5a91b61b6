import { left, right, type Either } from 'fp-ts/Either';
import { isOutsideAddress } from '../address/outside-address';

/**
 * The address of the cashier as the page is left for it: with where to come back to, if it may be followed at all.
 * @param mwebUrl as the pay host gave it
 * @param allowedHosts hosts of the configuration, with a port that is not the usual one
 * @param back the complete address of the page to come back to
 * @returns `notAllowed` for another host, another scheme, or an address that is none (PAY-14)
 */
export const cashierAddress = (
  mwebUrl: string,
  allowedHosts: readonly string[],
  back: string,
): Either<'notAllowed', string> => {
  if (!isOutsideAddress(mwebUrl, allowedHosts)) return left('notAllowed');
  const [address = ''] = mwebUrl.split('#');
  const joint = address.includes('?') ? '&' : '?';
  const whole = `${address}${joint}redirect_url=${encodeURIComponent(back)}`;
  return isOutsideAddress(whole, allowedHosts) ? right(whole) : left('notAllowed');
};

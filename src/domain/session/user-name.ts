import { plainPhone } from '../phone/plain-phone';
import { defaultCountryCode } from './phone-proof';

/** Whether it is the number of a country, without a sign before it. */
const digits = /^\d+$/;

/**
 * A user name as accounts keep it: a number of another country with '+' and its dialling code, one of the mainland
 * without; a name, an e-mail address and a number that names its country itself as they are.
 * @param countryCode the dialling code in front of the field, without a plus. Source: LOG-03, LOG-12
 */
export const userNameOf = (typed: string, countryCode: string): string => {
  const name = plainPhone(typed);
  return countryCode === defaultCountryCode || !digits.test(name) ? name : `+${countryCode}${name}`;
};

import { plainPhone } from '../phone/plain-phone';
import { defaultCountryCode } from '../session/phone-proof';
import { emailError } from './email-error';
import { phoneError } from './phone-error';

/** Begins as a number of the mainland does, and holds nothing but digits. */
const mainland = /^1\d*$/;
const digits = /^\d+$/;
/** A number that names its country itself. */
const international = /^\+\d{5,15}$/;
/** The name of an account: letters of any script, digits, and the signs that join them. */
const accountName = /^(?=.*[\p{L}\p{N}])[\p{L}\p{N}._-]{1,64}$/u;

/**
 * The fault of a user name, in Chinese; null when it may be one: a phone, an e-mail address, or the name of an
 * account. A number of another country has the digits of that country. Only the server knows which of them exist. Source: LOG-03, product.md §3
 * @param countryCode the dialling code in front of the field, without a plus
 */
export const userNameError = (typed: string, countryCode = defaultCountryCode): string | null => {
  const name = plainPhone(typed);
  if (countryCode !== defaultCountryCode && digits.test(name)) return phoneError(countryCode, name);
  if (name === '' || mainland.test(name)) return phoneError(defaultCountryCode, name);
  if (international.test(name) || accountName.test(name) || emailError(name) === null) return null;
  return '请填写手机号、邮箱或账号名，其中不能有空格和其他符号';
};

import { nationalPhone } from '../phone/national-phone';
import { mobileDigits, type MobileDigits } from '../phone/mobile-digits';
import { defaultCountryCode } from '../session/phone-proof';

const lengthError = (digits: number, { least, most }: MobileDigits): string | null => {
  if (digits >= least && digits <= most) return null;
  const range = least === most ? `${least}` : `${least} 至 ${most}`;
  return digits < least
    ? `手机号是 ${range} 位，还差 ${least - digits} 位`
    : `手机号是 ${range} 位，多了 ${digits - most} 位`;
};

/** The 0 that is dialled inside many countries is not part of the number, and makes it one too long. */
const hasDialledZero = (phone: string, { most }: MobileDigits): boolean =>
  phone.startsWith('0') && phone.length === most + 1;

/**
 * The fault of a mobile number, in Chinese; null when it is right. Spaces, dashes and the dialling code do not count.
 * @param countryCode the dialling code without a plus
 * @param typed the number, usually without its dialling code. Source: VAL-06
 */
export const phoneError = (countryCode: string, typed: string): string | null => {
  const phone = nationalPhone(typed, countryCode);
  if (phone === '') return '请输入手机号';
  if (!/^\d+$/.test(phone)) return '手机号只能填写数字';
  if (countryCode === defaultCountryCode && !phone.startsWith('1')) return '请输入以 1 开头的手机号';
  const digits = mobileDigits(countryCode);
  return hasDialledZero(phone, digits) ? '请去掉号码开头的 0' : lengthError(phone.length, digits);
};

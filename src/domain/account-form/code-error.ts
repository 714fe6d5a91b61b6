import { sentCodeDigits } from '../../../contract/rules/text-limits';
import { plainCode } from '../verification-code/plain-code';

const digits = sentCodeDigits;

/** The fault of a verification code, in Chinese; null when it is right. Spaces do not count. Source: VAL-06. */
export const codeError = (typed: string): string | null => {
  const code = plainCode(typed);
  if (code === '') return '请输入验证码';
  return /^\d+$/.test(code) && code.length === digits ? null : `验证码是 ${digits} 位数字`;
};

import { isCreditCode, looksLikeCreditCode } from '../../../contract/values/credit-code';

const older = /^(?:\d[0-9A-Z]{14}|[0-9A-Z]{20})$/;

/** A sign of full width, as some keyboards type them, in the width of ASCII. */
const ofNormalWidth = (wide: string): string => String.fromCharCode(wide.charCodeAt(0) - 0xfee0);

/** A tax number as it is sent: without spaces, in capitals and in characters of normal width. */
export const trimmedTaxNumber = (typed: string): string =>
  typed
    .replace(/[\uff01-\uff5e]/g, ofNormalWidth)
    .replace(/\s/g, '')
    .toUpperCase();

/**
 * The fault of a company's tax number, in Chinese; null when it is right: the unified social credit
 * code of 18 with its check character, or an older number of 15 or 20. Source: VAL-06, GB 32100.
 */
export function taxNumberError(typed: string): string | null {
  const number = trimmedTaxNumber(typed);
  if (number === '') return '请输入纳税人识别号';
  if (older.test(number)) return null;
  if (number.length !== 18) return `纳税人识别号是 15、18 或 20 位，现在是 ${number.length} 位`;
  if (!looksLikeCreditCode(number)) return '统一社会信用代码只含数字和大写字母，不含 I、O、S、V、Z';
  return isCreditCode(number) ? null : '纳税人识别号的校验位不符，请核对后重新输入';
}

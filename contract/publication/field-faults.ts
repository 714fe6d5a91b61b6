import { isSome } from 'fp-ts/Option';
import { areShowable, isShowable } from '../rules/showable';
import { joinWithSpace } from '../values/join-with-space';
import { parseDecimal, type Decimal } from '../values/decimal';
import { compareDecimals } from '../values/decimal-arithmetic';
import { formatCount } from '../values/format-count';
import { isAmountUnit, typedAmount } from '../values/typed-amount';
import { fieldLabel as label } from './field-label';
import { lengthOf, textIn, type FormTexts } from './form-texts';

/** A sum beyond this is a slip: 100 万亿元. */
const largest = '10000000000';

export const isOneOf = (names: object, text: string): boolean => Object.hasOwn(names, text);

/** The fault of a choice; undefined where there is none, as in all of these. */
export const choiceFault = (
  texts: FormTexts,
  field: string,
  isKnown: (text: string) => boolean,
): string | undefined => (isKnown(textIn(texts, field)) ? undefined : `请选择${label(field)}`);

/** The fields whose text is typed on one line, of either kind of form. */
const ofOneLine = ['title', 'city', 'companyName', 'customers', 'funding', 'contact', 'acquiring'];

/** What of a text cannot be seen, or turns the direction of writing. */
export const unseenFault = (texts: FormTexts, field: string): string | undefined => {
  const isFit = ofOneLine.includes(field) ? isShowable : areShowable;
  return isFit(textIn(texts, field)) ? undefined : `${label(field)}含有无法显示的字符，请重新输入`;
};

/** The fault of a text or its length. The text may be left out where the least length is 0. */
export const lengthFault = (
  texts: FormTexts,
  field: string,
  [least, most]: readonly [number, number],
): string | undefined => {
  const length = lengthOf(textIn(texts, field));
  if (length === 0) return least > 0 ? `请填写${label(field)}` : undefined;
  if (length < least)
    return `${label(field)}至少 ${formatCount(least)} 字，还差 ${formatCount(least - length)} 字`;
  if (length > most) return `${label(field)}至多 ${formatCount(most)} 字，现在是 ${formatCount(length)} 字`;
  return unseenFault(texts, field);
};

/**
 * The fault of a whole number.
 * @param said how its bounds are written: counts with thousands separators, years without
 */
export const wholeFault = (
  texts: FormTexts,
  field: string,
  [least, most]: readonly [number, number],
  said: (bound: number) => string,
): string | undefined => {
  const text = textIn(texts, field);
  if (text === '') return `请填写${label(field)}`;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  return value >= least && value <= most
    ? undefined
    : `${label(field)}是 ${said(least)} 到 ${said(most)} 之间的整数`;
};

/** The places behind the point of a sum in 万元: 分 are the last, and 1 元 is the fourth. */
const places = { fen: 6, yuan: 4 } as const;

/** The fault of a sum's precision: a finer sum would be shown rounded. */
const finenessFault = (value: Decimal, name: string): string | undefined => {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  if (fraction.length > places.fen) return joinWithSpace(name, '至多精确到分');
  const isBelowYuan = whole === '0' && value !== '0' && /^0*$/.test(fraction.slice(0, places.yuan));
  return isBelowYuan ? joinWithSpace(name, '不足 1 元，请核对单位') : undefined;
};

/** The fault of a sum under the unit of another field. */
export const sumFault = (
  texts: FormTexts,
  field: string,
  unitField: string,
  name: string,
  mayBeNegative: boolean,
): string | undefined => {
  const text = textIn(texts, field);
  if (text === '') return joinWithSpace('请填写', name);
  const unit = textIn(texts, unitField);
  const value = isAmountUnit(unit) ? typedAmount(text, unit) : null;
  if (value === null)
    return joinWithSpace(name, `须为数字，例如 ${mayBeNegative ? '1,200 或 -85.5' : '1,200 或 85.5'}`);
  if (!mayBeNegative && value.startsWith('-')) return joinWithSpace(name, '不能为负数');
  const limit = parseDecimal(largest);
  const size = parseDecimal(value.replace('-', ''));
  const tooLarge = isSome(limit) && isSome(size) && compareDecimals(size.value, limit.value) > 0;
  return tooLarge ? joinWithSpace(name, '过大，请核对单位') : finenessFault(value, name);
};

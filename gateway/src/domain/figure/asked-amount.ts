import nzh from 'nzh/cn';
import { roundShifted, type Decimal } from '../../../../contract/values/decimal';
import { compareDecimals, shiftedDecimal } from '../../../../contract/values/decimal-arithmetic';
import { typedAmount } from '../../../../contract/values/typed-amount';
import { oneOf, taken } from '../text/name-table';
import { otherFigures } from './other-figures';

/** The least and the most amount that a question names, 万元; what it bounds that is no amount; and the rest of it. */
export interface AskedAmount {
  readonly min: Decimal | null;
  readonly max: Decimal | null;
  readonly dropped: readonly string[];
  readonly rest: string;
}

/** A number in digits or numerals, as the source of a pattern. */
export const number = String.raw`(?<![\d.])(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:\.\d{1,4})?|[半零一二两三四五六七八九十百千点]{1,9}`;
const unit = String.raw`\s?[多余]?\s?个?\s?[多余]?\s?万?亿|\s?[千百]?万`;
/** An amount, also of two units: 一亿五千万. What 万 counts is no money: 5 万吨. */
const sum = (name: string): string =>
  `(?<${name}>${number})(?<${name}Unit>${unit})(?:(?<${name}Rest>${number})万)?元?(?![吨台套件只辆人户家平亩方米个])`;
/** The words before and after a figure that say which end it bounds. */
export const boundWords = {
  before: '不超过|不高于|不到|低于|小于|少于|最多|至多|至少|不低于|不少于|高于|大于|超过',
  after: '以内|之内|以下|以上|起|左右|上下|之间|范围内',
} as const;
const bounds = new RegExp(
  [
    `(?<of>${oneOf(otherFigures)})?`,
    String.raw`[为在是]?\s?(?<before>${boundWords.before})?\s?`,
    String.raw`(?:(?<from>${number})(?<fromUnit>${unit})?元?\s?[-–—~至到和与]\s?)?${sum('to')}`,
    String.raw`(?:\s?(?<after>${boundWords.after}))?`,
  ].join(''),
  'gu',
);

/** Numerals in digits: 一点五 is 1.5. */
export const digits = (numerals: string): string =>
  /\d/.test(numerals) ? numerals : numerals === '半' ? '0.5' : nzh.decodeS(numerals.replaceAll('两', '二'));

const amountOf = (numerals: string, of: string, rest = ''): Decimal | null =>
  typedAmount(
    `${digits(numerals)}${of.replaceAll(/[^百千万亿]/g, '')}${rest === '' ? '' : `${digits(rest)}万`}`,
    '万元',
  );

/** So many tenths of an amount. */
const tenths = (amount: Decimal | null, many: bigint): Decimal | null => {
  const whole = amount === null ? null : typedAmount(String(roundShifted(amount, 4) * many), '元');
  return whole === null ? null : shiftedDecimal(whole, -1);
};

interface Bound {
  readonly min: Decimal | null;
  readonly max: Decimal | null;
  /** Its words, where it bounds another figure than the amount. */
  readonly other: string | null;
}

const isOver = (min: Decimal | null, max: Decimal | null): boolean =>
  min !== null && max !== null && compareDecimals(min, max) > 0;

const least = /^(?:至少|不低于|不少于|高于|大于|超过|以上|起)$/;
/** Whether the words before or after a figure make it the least that is meant. */
export const isLeast = (before: string, after: string): boolean => least.test(before) || least.test(after);

/** Two digits next to each other are the ends of a range: 三五亿. */
const twoEnds = /^([一二两三四五六七八九])([一二三四五六七八九])$/;

const boundOf = ({ 0: words, groups = {} }: RegExpMatchArray): Bound => {
  const { of, before = '', from, fromUnit, to = '', toUnit = '', toRest, after = '' } = groups;
  if (of !== undefined) return { min: null, max: null, other: words };
  const [, low = from, high = to] = twoEnds.exec(to) ?? [];
  const max = amountOf(high, toUnit, toRest);
  if (low !== undefined) {
    const min = amountOf(low, fromUnit ?? toUnit);
    return isOver(min, max) ? { min: max, max: min, other: null } : { min, max, other: null };
  }
  if (/^(?:左右|上下)$/.test(after)) return { min: tenths(max, 8n), max: tenths(max, 12n), other: null };
  return isLeast(before, after) ? { min: max, max: null, other: null } : { min: null, max, other: null };
};

/** Reads the amounts of a question. A bare one is the most that is meant; ends that contradict each other bound nothing. */
export const askedAmount = (question: string): AskedAmount => {
  const { found, rest } = taken(question, bounds, (match) => [{ words: match[0], ...boundOf(match) }]);
  const min = found.findLast((bound) => bound.min !== null)?.min ?? null;
  const max = found.findLast((bound) => bound.max !== null)?.max ?? null;
  const dropped = found.flatMap((bound) => bound.other ?? []);
  if (!isOver(min, max)) return { min, max, dropped, rest };
  return { min: null, max: null, dropped: found.map(({ words }) => words), rest };
};

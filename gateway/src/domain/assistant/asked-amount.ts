import { numeralSign, numeralValue, withoutSpoken } from './numerals';
import { parseDecimal, roundShifted, type Decimal } from '../../../../contract/values/decimal';

/** The least and the most amount that a question names, 万元; and the question without them. */
export interface AskedAmount {
  readonly min: Decimal | null;
  readonly max: Decimal | null;
  readonly rest: string;
}

/** 万元, as a power of ten. */
const units: Readonly<Record<string, number>> = { 亿: 4, 千万: 3, 百万: 2, 万: 0 };

const unit = '(亿|千万|百万|万)';
/** A whole number: none begins or ends within its digits. */
const figure = String.raw`(?<!\d)(\d{1,12}(?:\.\d{1,4})?)(?!\d)`;
/** What an amount of money is not: 5 万吨. */
const thing = '(?![吨台套件只辆人户家平亩方米个])';
const end = `${figure}\\s{0,3}${unit}元?${thing}`;
const range = new RegExp(
  `(?:介于\\s{0,3})?${figure}\\s{0,3}${unit}?\\s{0,3}元?\\s{0,3}(?:(?:[-–—~]|至|到)\\s{0,3}${end}(?:\\s{0,3}(?:之间|以内|之内|范围内?))?|(?:和|与)\\s{0,3}${end}\\s{0,3}之间)`,
);
const single = new RegExp(
  `(不超过|不到|低于|小于|少于|最多|至多|至少|不低于|不少于|高于|大于|超过)?\\s{0,3}${end}\\s{0,3}(以内|之内|以下|以上|起|左右|上下)?`,
);

/** A figure in its unit as 万元; null for what is no amount. */
const inWan = (text: string, of: string): Decimal | null => {
  const read = parseDecimal(text);
  if (read._tag === 'None') return null;
  const shift = units[of] ?? 0;
  const digits = String(roundShifted(read.value, shift + 4)).padStart(5, '0');
  const amount = parseDecimal(`${digits.slice(0, -4)}.${digits.slice(-4)}`);
  return amount._tag === 'None' ? null : amount.value;
};

const part = (amount: Decimal | null, tenths: bigint): Decimal | null => {
  if (amount === null) return null;
  const digits = String((roundShifted(amount, 4) * tenths) / 10n).padStart(5, '0');
  const read = parseDecimal(`${digits.slice(0, -4)}.${digits.slice(-4)}`);
  return read._tag === 'None' ? null : read.value;
};

const least = new Set(['至少', '不低于', '不少于', '高于', '大于', '超过', '以上', '起']);
const about = new Set(['左右', '上下']);

const word = '[一二三四五六七八九十百千两零点]';
const words = `${word}+`;
/** From the first of the numerals on, so that a long run of them is read once. */
const inWords = new RegExp(
  `(?<!${word})(?:${words}(?=\\s{0,3}[亿万])|(?<=亿)${words}(?=万)|${words}(?=\\s{0,3}(?:[-–—~]|至|到)\\s{0,3}${words}\\s{0,3}[亿万]))`,
  'g',
);

/** Two digits side by side are the ends of a range: 三五亿 is 三到五亿. */
const twoEnds =
  /(?<![零一二三四五六七八九十百千两点])([一二三四五六七八九两])([二三四五六七八九])(?=\s{0,3}[亿万])/g;

const half = new RegExp(String.raw`(?<!${numeralSign})半\s{0,3}个?\s{0,3}亿`, 'g');
const andMore = new RegExp(String.raw`(?<=${numeralSign})\s{0,3}[多余]\s{0,3}(?=亿)`, 'g');

/** With amounts in digits: 十亿 as 10亿, 一亿五千万 as 15000万, 5 个多亿 as 5亿, 半个亿 as 5000万. */
export const inDigits = (question: string): string =>
  withoutSpoken(question)
    .replaceAll(half, '5000万')
    .replaceAll(andMore, '')
    .replaceAll(twoEnds, '$1到$2')
    .replaceAll(inWords, (numerals) =>
      /^[一二三四五六七八九十两]/.test(numerals) ? String(numeralValue(numerals)) : numerals,
    )
    .replaceAll(
      /(\d{1,6})\s{0,3}亿\s{0,3}(\d{1,4})\s{0,3}万/g,
      (_, great: string, small: string) => `${Number(great) * 10_000 + Number(small)}万`,
    );

/** Reads the first amount or range of a question: '4 亿以内', '1 到 5 亿元', '不低于 3000 万'. A bare one is the most that is meant. */
export const askedAmount = (asked: string): AskedAmount => {
  const question = inDigits(asked);
  const between = range.exec(question);
  if (between !== null) {
    const [all, from = '', fromUnit, end1 = '', unit1 = '', end2 = '', unit2 = ''] = between;
    const [to, toUnit] = end1 === '' ? [end2, unit2] : [end1, unit1];
    const [one, other] = [inWan(from, fromUnit ?? toUnit), inWan(to, toUnit)];
    const isReversed = one !== null && other !== null && roundShifted(one, 4) > roundShifted(other, 4);
    const [min, max] = isReversed ? [other, one] : [one, other];
    return { min, max, rest: question.replace(all, ' ') };
  }
  const found = single.exec(question);
  if (found === null) return { min: null, max: null, rest: question };
  const [all, before = '', text = '', of = '', after = ''] = found;
  const amount = inWan(text, of);
  const rest = question.replace(all, ' ');
  if (about.has(after)) return { min: part(amount, 8n), max: part(amount, 12n), rest };
  return least.has(before) || least.has(after)
    ? { min: amount, max: null, rest }
    : { min: null, max: amount, rest };
};

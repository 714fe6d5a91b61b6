import { isSome, toNullable } from 'fp-ts/Option';
import { parseDecimal, type Decimal } from '../../../../contract/values/decimal';
import { oneOf, taken } from '../text/name-table';
import { boundWords, digits, isLeast } from './asked-amount';
import { otherFigures } from './other-figures';

/** The least share that a question asks for, in per cent; its percentages that a list cannot filter by; and the rest. */
export interface AskedStake {
  readonly stake: Decimal | null;
  readonly dropped: readonly string[];
  readonly rest: string;
}

const share = '股权(?!转让)|股份(?!转让)|持股|占股|控股|参股|股比|出让|转让(?=股权|股份|比例)';
/** A share by its names: 出让比例, 持股, 股权比例. A 比例 after another noun is a share of something else. */
const shareBefore = String.raw`(?:(?<!股份)(?:${share})){1,2}的?(?:比例)?|(?<!\p{Script=Han})比例|(?<=股份转让)比例`;
const percent = String.raw`\d{1,6}(?:\.\d{1,4})?`;

const percentages = new RegExp(
  [
    `(?:(?<of>${shareBefore})|(?:${oneOf(otherFigures)}|\\p{Script=Han}{2}率){1,2}(?:比例)?)?`,
    String.raw`[为在是]?\s?(?<before>${boundWords.before})?\s?`,
    String.raw`(?:(?<![\d.])(?<from>${percent})\s?%?\s?[-–—~至到和与]\s?)?(?<![\d.])(?<to>${percent})\s?%`,
    String.raw`(?:\s?(?<after>${boundWords.after}))?(?<named>\s?的?(?:${share}))?`,
  ].join(''),
  'gu',
);

const spoken = /百分之([零一二三四五六七八九十百点]{1,9}|\d{1,6}(?:\.\d{1,4})?)/gu;
/** Percentages in digits: 百分之三十 is 30%. */
const inDigits = (text: string): string =>
  text.replaceAll(spoken, (_, numerals: string) => `${digits(numerals)}%`);

/** A share that a list takes: at most 100 per cent, with at most two decimals. */
const inBounds = (text: string): Decimal | null => {
  const value = parseDecimal(text);
  return isSome(value) && Number(text) <= 100 && /^\d+(?:\.\d{1,2})?$/.test(text) ? toNullable(value) : null;
};

/** Reads the percentages of a question. A list filters by the least share alone: other ones are dropped. */
export const askedStake = (question: string): AskedStake => {
  const { found, rest } = taken(inDigits(question), percentages, ({ 0: words, groups = {} }) => {
    const { of, named, before = '', from, to = '', after = '' } = groups;
    const isShare = of !== undefined || named !== undefined;
    if (isShare && from !== undefined) return [{ least: inBounds(from), dropped: `不超过 ${to}%` }];
    const least = isShare && isLeast(before, after) ? inBounds(to) : null;
    return [{ least, dropped: least === null ? words.trim() : null }];
  });
  return {
    stake: found.find(({ least }) => least !== null)?.least ?? null,
    dropped: found.flatMap(({ dropped }) => dropped ?? []),
    rest,
  };
};

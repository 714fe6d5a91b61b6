import { counterSigns } from './figure-units';
import { everyday } from './numerals';

const numeral = '[一二三四五六七八九十百千两零点壹贰叁肆伍陆柒捌玖拾佰仟〇○]';
const gap = String.raw`[\s*_\\]*`;
/** A whole citation, a sign of a number, or numerals in words as far as they go. */
const numbers = new RegExp(String.raw`(?<!\\)\[\d{1,2}\]|(?:${numeral}${gap})+|\p{N}`, 'gu');
const beginsInWords = new RegExp(`^${numeral}`);
/** What is behind numerals that are a figure with it, or may be one once more has come. */
const unit = /^(?:$|[亿万倍成%多余几]|百分|个(?:[多余]?$|百|[多余]?亿)|分(?:$|之))/;
const measures = new RegExp(`^[个${counterSigns}名位人元圆块美港欧日英年月天号季平公%亩吨步]`);

/** Whether numerals in words are a figure, or may be one once more has come: '一个' is none, '千万' alone is none. */
const mayBeFigure = (numerals: string, after: string): boolean => {
  if (/[十百千]$/.test(numerals) && /^(?:$|分(?:$|之))/.test(after)) return true;
  if (/[一二三四五六七八九两].*[十百千]/.test(numerals)) return true;
  if (/[零一二三四五六七八九]{2}/.test(numerals) && /^(?:$|年)/.test(after)) return true;
  if (/[零一二三四五六七八九]{4}/.test(numerals)) return true;
  const begins = /[零一二三四五六七八九十两]/.test(numerals);
  return begins && (unit.test(after) || (/[十百千]/.test(numerals) && measures.test(after)));
};

const plainly = (text: string): string => everyday(text.normalize('NFKC').replaceAll(/[\s*_\\]/g, ''));

/** So far, what follows numerals may tell that they are a figure. */
const around = 20;

/** Where the first figure of a text begins, or may turn out to begin; its length where it has none. */
export const firstFigure = (text: string): number => {
  for (const { 0: match, index } of text.matchAll(numbers)) {
    if (match.startsWith('[')) continue;
    const after = text.slice(index + match.length, index + match.length + around);
    if (!beginsInWords.test(match) || mayBeFigure(plainly(match), plainly(after))) return index;
  }
  return text.length;
};

const sign = String.raw`\p{N}|${numeral}`;
const stump = new RegExp(
  String.raw`(?:\[\d{0,2}|(?:${sign})(?:${sign}|[多余亿万萬億\s*_\\]|(?<=\p{N})[.,，．])*)$`,
  'u',
);
/** No figure is longer. */
const longest = 60;

/** A text without a figure, or numerals in words, at which it ends: what was cut there may have been another. */
export const withoutStump = (text: string): string =>
  text.slice(0, -longest) + text.slice(-longest).replace(stump, '');

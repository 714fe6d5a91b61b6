import type { DealFilter } from '../../../contract/deal/deal-filter';
import {
  amountInUnit,
  fittingUnit,
  inUnit,
  typedAmount,
  unitTyped,
  type AmountUnit,
} from '../../../contract/values/typed-amount';
import type { Amount } from '../number/amount';
import { filterAmount, isReversed, isTooLarge } from './amount-range';
import { keywordFrom, wordsFrom } from './words';

/** The two ends of a range as they are typed; '' is an open end. */
export interface TypedRange {
  readonly least: string;
  readonly most: string;
  readonly unit: AmountUnit;
}

/** The typed words, unchanged. */
export interface TypedWords {
  readonly keyword: string;
  readonly include: string;
  readonly exclude: string;
}

/** A filter while it is edited: the typed texts and the filter that they give. */
export interface FilterDraft {
  readonly filter: DealFilter;
  readonly range: TypedRange;
  readonly words: TypedWords;
}

/** Why a typed range is none: an end is no amount or too large a one, or the least is over the most. */
export type RangeProblem = 'least' | 'most' | 'leastTooLarge' | 'mostTooLarge' | 'reversed';

const endOf = (text: string, unit: AmountUnit): Amount | null => {
  const amount = typedAmount(text, unit);
  return amount === null ? null : filterAmount(amount);
};

const endProblem = (
  end: 'least' | 'most',
  { [end]: text, unit }: TypedRange,
): Exclude<RangeProblem, 'reversed'> | null => {
  if (text.trim() === '' || endOf(text, unit) !== null) return null;
  return isTooLarge(typedAmount(text, unit) ?? '') ? `${end}TooLarge` : end;
};

/** The unit of a range: the one that its ends name, where they name no other and neither is a bare figure. */
export const rangeUnit = ({ least, most, unit }: TypedRange): AmountUnit => {
  const named = new Set([least, most].filter((text) => text.trim() !== '').map(unitTyped));
  const [only] = named;
  return named.size === 1 ? (only ?? unit) : unit;
};

/** A range in another unit: an end that names its unit is converted, a bare figure is now of the other unit. */
export const rangeInUnit = ({ least, most }: TypedRange, unit: AmountUnit): TypedRange => ({
  least: inUnit(least, unit),
  most: inUnit(most, unit),
  unit,
});

/** The fault of a typed range; null when there is none. */
export function rangeProblem(range: TypedRange): RangeProblem | null {
  const wrong = endProblem('least', range) ?? endProblem('most', range);
  if (wrong !== null) return wrong;
  const [min, max] = [endOf(range.least, range.unit), endOf(range.most, range.unit)];
  return isReversed(min, max) ? 'reversed' : null;
}

const unitOf = ({ min, max }: DealFilter): AmountUnit =>
  fittingUnit([min, max].filter((end) => end !== null));

const rangeOf = ({ min, max }: DealFilter, unit: AmountUnit): TypedRange => {
  const typed = (end: Amount | null): string => (end === null ? '' : amountInUnit(end, unit));
  return { least: typed(min), most: typed(max), unit };
};

/** The draft that begins from a filter, in the unit that fits it, or in a given one. */
export const draftOf = (filter: DealFilter, unit = unitOf(filter)): FilterDraft => ({
  filter,
  range: rangeOf(filter, unit),
  words: {
    keyword: filter.keyword ?? '',
    include: filter.include.join(' '),
    exclude: filter.exclude.join(' '),
  },
});

/** A new draft from a filter, in the unit of the person's input. */
export const draftFrom = ({ range }: FilterDraft, filter: DealFilter): FilterDraft =>
  draftOf(filter, range.unit);

/** The draft with other choices; typed text stays while its filter is unchanged. */
export function withFilter(draft: FilterDraft, filter: DealFilter): FilterDraft {
  const { filter: before, range, words } = draft;
  const fresh = draftFrom(draft, filter);
  const isSameRange = before.min === filter.min && before.max === filter.max;
  const isSame = (name: 'include' | 'exclude'): boolean => before[name].join() === filter[name].join();
  return {
    filter,
    range: isSameRange ? range : fresh.range,
    words: {
      keyword: before.keyword === filter.keyword ? words.keyword : fresh.words.keyword,
      include: isSame('include') ? words.include : fresh.words.include,
      exclude: isSame('exclude') ? words.exclude : fresh.words.exclude,
    },
  };
}

/** The draft with another range typed; while that is none, the filter asks for no amount. */
export function withRange({ filter, words }: FilterDraft, range: TypedRange): FilterDraft {
  const sound = rangeProblem(range) === null;
  const end = (text: string): Amount | null => (sound ? endOf(text, range.unit) : null);
  return { filter: { ...filter, min: end(range.least), max: end(range.most) }, range, words };
}

/** The draft with another keyword typed. */
export const withKeyword = ({ filter, words, range }: FilterDraft, keyword: string): FilterDraft => ({
  filter: { ...filter, keyword: keywordFrom(keyword) },
  range,
  words: { ...words, keyword },
});

/** The draft with other words, to include or to exclude; an included word is not excluded. */
export function withWords(
  { filter, words, range }: FilterDraft,
  of: 'include' | 'exclude',
  text: string,
): FilterDraft {
  const typed = { ...words, [of]: text };
  const include = wordsFrom(typed.include);
  const exclude = wordsFrom(typed.exclude).filter((word) => !include.includes(word));
  return { filter: { ...filter, include, exclude }, range, words: typed };
}

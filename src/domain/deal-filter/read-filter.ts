import { anyRegion } from '../../../contract/reference/regions';
import { DealAge, filterLimits, type DealFilter, type DealSort } from '../../../contract/deal/deal-filter';
import { typedText } from '../text/typed-text';
import { filterAmount, filterStake, isReversed, isTooLarge, rangeText } from './amount-range';
import {
  choiceName,
  industryChoices,
  regionChoices,
  roundChoices,
  settledChoice,
  type ChoiceTree,
} from './choice';
import { noFilter } from '../../../contract/deal/no-filter';
import { keywordFrom, sortedWords, wholeKeyword } from './words';

/** Why it was dropped: 'misplaced' is what a list like this is not filtered by. */
export type DropReason =
  | 'unknown'
  | 'malformed'
  | 'tooLarge'
  | 'contradictory'
  | 'tooLong'
  | 'tooMany'
  | 'repeated'
  | 'misplaced';

/** A rejected part of an address: the condition, its text, and why. */
export interface Dropped {
  /** A part of the filter, or what gathers the list. */
  readonly name: keyof DealFilter | 'group';
  readonly value: string;
  readonly why: DropReason;
}

export interface ReadFilter {
  readonly filter: DealFilter;
  readonly dropped: readonly Dropped[];
}

const anything = ['', anyRegion.id];

const listOf = (text: string | null): readonly string[] =>
  (text ?? '').split(',').filter((each) => !anything.includes(each));

/** Whether a person could have typed the text: after decoding, U+FFFD replaces bytes that are no text. */
const isLegible = (text: string): boolean => !text.includes('\uFFFD') && typedText(text) === text;

/** Under which names an address holds a filter. */
export const filterQueries = [
  'industry',
  'region',
  'round',
  'min',
  'max',
  'stake',
  'keyword',
  'include',
  'exclude',
  'within',
  'sort',
] as const satisfies readonly (keyof DealFilter)[];

/**
 * The filter of an address. An impossible condition is dropped and reported, and the rest is kept.
 * @param search the part of the address that begins with '?', or ''
 * @param sorts the orders that the list has
 * @param unfit the conditions that the list does not have
 */
export function readFilter(
  search: string,
  sorts: readonly DealSort[],
  unfit: readonly ('round' | 'stake')[] = [],
): ReadFilter {
  const query = new URLSearchParams(search);
  const dropped: Dropped[] = [];
  const drop = (name: keyof DealFilter, value: string, why: Dropped['why']): null => {
    dropped.push({ name, value, why });
    return null;
  };

  const chosen = (name: 'industry' | 'region' | 'round', tree: ChoiceTree): readonly string[] => {
    const ids = listOf(query.get(name));
    if (unfit.some((each) => each === name)) {
      if (ids.length > 0) drop(name, ids.join(','), 'misplaced');
      return [];
    }
    for (const id of ids) if (choiceName(tree, id) === null) drop(name, id, 'unknown');
    return settledChoice(tree, ids);
  };

  const amount = (name: 'min' | 'max'): DealFilter['min'] => {
    const text = query.get(name) ?? '';
    return text === ''
      ? null
      : (filterAmount(text) ?? drop(name, text, isTooLarge(text) ? 'tooLarge' : 'malformed'));
  };

  const stake = (): DealFilter['stake'] => {
    const text = query.get('stake') ?? '';
    if (text === '') return null;
    if (unfit.includes('stake')) return drop('stake', text, 'misplaced');
    return filterStake(text) ?? drop('stake', text, 'malformed');
  };

  const oneOf = <A extends string, B>(
    name: 'within' | 'sort',
    known: (text: string) => text is A,
    otherwise: B,
  ): A | B => {
    const text = query.get(name) ?? '';
    if (known(text)) return text;
    if (text !== '') drop(name, text, 'unknown');
    return otherwise;
  };

  const words = (name: 'include' | 'exclude'): readonly string[] => {
    const { taken, tooLong, tooMany } = sortedWords(query.get(name) ?? '');
    for (const word of tooLong) drop(name, word, 'tooLong');
    if (tooMany.length > 0) drop(name, tooMany.join(' '), 'tooMany');
    for (const word of taken) if (!isLegible(word)) drop(name, word, 'malformed');
    return taken.filter(isLegible);
  };

  const keyword = (): string | null => {
    const text = wholeKeyword(query.get('keyword') ?? '');
    if (!isLegible(text)) return drop('keyword', text, 'malformed');
    const isFit = Array.from(text).length <= filterLimits.keywordLength;
    return isFit ? keywordFrom(text) : drop('keyword', text, 'tooLong');
  };

  for (const name of filterQueries)
    for (const again of query.getAll(name).slice(1)) drop(name, again, 'repeated');
  const isSort = (text: string): text is DealSort => sorts.some((sort) => sort === text);
  const [min, max] = [amount('min'), amount('max')];
  const reversed = isReversed(min, max);
  if (min !== null && max !== null && reversed) drop('min', rangeText(min, max), 'contradictory');
  const include = words('include');
  const exclude = words('exclude');
  for (const word of exclude) if (include.includes(word)) drop('exclude', word, 'contradictory');

  return {
    filter: {
      industry: chosen('industry', industryChoices),
      region: chosen('region', regionChoices),
      round: chosen('round', roundChoices),
      min: reversed ? null : min,
      max: reversed ? null : max,
      stake: stake(),
      keyword: keyword(),
      include,
      exclude: exclude.filter((word) => !include.includes(word)),
      within: oneOf('within', DealAge.is, null),
      sort: oneOf('sort', isSort, noFilter.sort),
    },
    dropped,
  };
}

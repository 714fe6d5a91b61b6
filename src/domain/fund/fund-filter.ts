import type * as t from 'io-ts';
import { filterLimits } from '../../../contract/deal/deal-filter';
import type { FundFilter } from '../../../contract/fund/calls';
import { FundCurrency, FundSort, FundStage, FundStrategy, FundType } from '../../../contract/fund/fund';
import { filterAmount, isReversed } from '../deal-filter/amount-range';
import { choiceName, industryChoices, regionChoices, type ChoiceTree } from '../deal-filter/choice';

/** The names by which an address holds the filter of funds. */
export const fundQueries = [
  'type',
  'strategy',
  'stage',
  'industry',
  'region',
  'currency',
  'min',
  'max',
  'keyword',
  'sort',
] as const satisfies readonly (keyof FundFilter)[];

export type FundQueryName = (typeof fundQueries)[number];

export interface ReadFundFilter {
  readonly filter: FundFilter;
  /** What of the address is not taken: unknown, malformed or contradictory. */
  readonly dropped: readonly FundQueryName[];
}

/** The filter that an address holds; what cannot be taken is dropped and the rest is kept. */
export const readFundFilter = (search: string): ReadFundFilter => {
  const query = new URLSearchParams(search);
  const dropped = new Set<FundQueryName>();
  for (const name of fundQueries) if (query.getAll(name).length > 1) dropped.add(name);
  const textOf = (name: FundQueryName): string => query.get(name) ?? '';
  const many = <A extends string>(
    name: FundQueryName,
    isKnown: (text: string) => text is A,
  ): readonly A[] => {
    const texts = [...new Set(textOf(name).split(',').filter(Boolean))];
    if (!texts.every(isKnown)) dropped.add(name);
    return texts.filter(isKnown);
  };
  const one = <A extends string, B>(name: FundQueryName, codec: t.Type<A>, otherwise: B): A | B => {
    const text = textOf(name);
    if (codec.is(text)) return text;
    if (text !== '') dropped.add(name);
    return otherwise;
  };
  const among =
    (tree: ChoiceTree) =>
    (id: string): id is string =>
      choiceName(tree, id) !== null;
  const size = (name: 'min' | 'max') => {
    const amount = filterAmount(textOf(name));
    if (amount === null && textOf(name) !== '') dropped.add(name);
    return amount;
  };
  const keyword = textOf('keyword').trim();
  const isTooLong = Array.from(keyword).length > filterLimits.keywordLength;
  if (isTooLong) dropped.add('keyword');
  const [min, max] = [size('min'), size('max')];
  const reversed = isReversed(min, max);
  if (reversed) dropped.add('min');
  const filter = {
    type: many('type', FundType.is),
    strategy: many('strategy', FundStrategy.is),
    stage: many('stage', FundStage.is),
    industry: many('industry', among(industryChoices)),
    region: many('region', among(regionChoices)),
    currency: one('currency', FundCurrency, null),
    min: reversed ? null : min,
    max: reversed ? null : max,
    keyword: keyword === '' || isTooLong ? null : keyword,
    sort: one('sort', FundSort, 'filed' as const),
  };
  return { filter, dropped: [...dropped] };
};

/** The filter as a query: '?type=venture&sort=sizeDown', or ''; the same filter is always the same text. */
export const fundSearch = (filter: FundFilter): string => {
  const query = new URLSearchParams();
  for (const name of fundQueries) {
    const value = filter[name];
    const text = value === null ? '' : [value].flat().join(',');
    if (text !== '' && !(name === 'sort' && text === 'filed')) query.set(name, text);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

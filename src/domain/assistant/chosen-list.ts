import { SourceKind } from '../../../contract/assistant/assistant-source';
import type { ChosenList } from '../../../contract/assistant/understood';
import { DealSort, filterLimits, type DealFilter } from '../../../contract/deal/deal-filter';
import { kinds } from '../../../contract/kind/kinds';
import { listAddress } from '../../../contract/kind/address';
import { filterAmount, isReversed } from '../deal-filter/amount-range';
import { filterSearch } from '../deal-filter/filter-search';

/** Where a list with a filter is. */
export const filteredAddress = ({ kind, filter }: ChosenList): string =>
  `${listAddress(kind)}${filterSearch(filter)}`;

/** The same filter over another kind of list, in an order that this has. */
export const ofKind = (filter: DealFilter, kind: SourceKind): ChosenList => ({
  kind,
  filter: kinds[kind].sorts.some((known) => known === filter.sort)
    ? filter
    : { ...filter, sort: 'confirmed' },
});

/** The words of a field, as many and as long as a list takes. */
const wordsOf = (text: string): readonly string[] => {
  const words = text
    .split(/[\s,，、]+/u)
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, filterLimits.wordLength).join(''));
  return [...new Set(words)].slice(0, filterLimits.words);
};

/** The fields of the form in which what was understood is changed. */
export type ChangedFields = Readonly<
  Record<'kind' | 'sort' | 'industry' | 'region' | 'round' | 'min' | 'max' | 'include', string>
>;

/**
 * A list with its filter as the form has it. A choice of several stays while its field says nothing else; amounts are
 * in 万元, the least first.
 */
export const changedList = (before: ChosenList, fields: ChangedFields): ChosenList => {
  const kept = (ids: readonly string[], value: string): readonly string[] => {
    if (value === ids.join(',')) return ids;
    return value === '' ? [] : [value];
  };
  const [one, other] = [filterAmount(fields.min), filterAmount(fields.max)];
  const [min, max] = isReversed(one, other) ? [other, one] : [one, other];
  const { filter } = before;
  return ofKind(
    {
      ...filter,
      industry: kept(filter.industry, fields.industry),
      region: kept(filter.region, fields.region),
      round: kept(filter.round, fields.round),
      min,
      max,
      include: wordsOf(fields.include),
      sort: DealSort.is(fields.sort) ? fields.sort : filter.sort,
    },
    SourceKind.is(fields.kind) ? fields.kind : before.kind,
  );
};

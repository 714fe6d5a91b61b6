import type { Loosening } from '../../../../contract/deal/deal-filter';
import type { FilterQuery } from './deal-query';

/** So many conditions are tried at most, each by one count. */
const most = 8;

interface Loosened<Query> extends Pick<Loosening, 'of' | 'place'> {
  readonly query: Query;
}

/** The query without each of its conditions by itself; of what a list is, none is taken away. */
const loosenings = <Query extends FilterQuery>(query: Query): readonly Loosened<Query>[] => {
  const { keyword, include, exclude, industry, region, round, min, max, stake, confirmedSince } = query;
  const but = (words: readonly string[], word: string): readonly string[] =>
    words.filter((each) => each !== word);
  const when = (isSet: boolean, of: Loosening['of'], without: Partial<FilterQuery>): Loosened<Query>[] =>
    isSet ? [{ of, place: null, query: { ...query, ...without } }] : [];
  return [
    ...when(keyword !== null, 'keyword', { keyword: null }),
    ...when(industry.length > 0, 'industry', { industry: [] }),
    ...when(region.length > 0, 'region', { region: [] }),
    ...when(min !== null || max !== null, 'amount', { min: null, max: null }),
    ...when(round.length > 0, 'round', { round: [] }),
    ...when(stake !== null, 'stake', { stake: null }),
    ...when(confirmedSince !== null, 'within', { confirmedSince: null }),
    ...include.map((word, place) => ({
      of: 'include' as const,
      place,
      query: { ...query, include: but(include, word) },
    })),
    ...exclude.map((word, place) => ({
      of: 'exclude' as const,
      place,
      query: { ...query, exclude: but(exclude, word) },
    })),
  ].slice(0, most);
};

/**
 * The single conditions that leave nothing, and the number of results without each. Only public values are counted, as
 * in every list (ENT-08).
 * @param total the number of results of the query itself: only where it is none is anything counted
 */
export const loosenedCounts = async <Query extends FilterQuery>(
  query: Query,
  total: number,
  count: (query: Query) => Promise<number>,
): Promise<readonly Loosening[]> => {
  if (total > 0) return [];
  const counted: Loosening[] = [];
  for (const { of, place, query: looser } of loosenings(query))
    counted.push({ of, place, count: await count(looser) });
  return counted.filter((each) => each.count > 0);
};

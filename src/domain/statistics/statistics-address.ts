import { isRight } from 'fp-ts/Either';
import {
  contradictionsIn,
  filteredBy,
  statisticsFields,
  type StatisticsQuery,
} from '../../../contract/statistics/query';
import { parameters } from '../../../contract/call/parameters';

/** The path of the figures of the market. */
export const statisticsPath = '/product_service/investors_stats';

type Field = keyof StatisticsQuery;

const codec = parameters(statisticsFields);
const names: readonly Field[] = ['matter', 'by', 'from', 'to', 'industry', 'region', 'round'];

/** Investments by quarter, without a filter. */
export const noStatisticsFilter: StatisticsQuery = {
  matter: 'investment',
  by: 'quarter',
  from: null,
  to: null,
  industry: null,
  region: null,
  round: null,
};

/** The query that an address holds. */
export interface ReadStatistics {
  readonly query: StatisticsQuery;
  /** The fields that were left out: unknown, malformed, repeated, or in contradiction to the rest. */
  readonly dropped: readonly Field[];
}

const decoded = (texts: Readonly<Record<string, string>>): StatisticsQuery | null => {
  const query = codec.decode(texts);
  return isRight(query) ? query.right : null;
};

/** Reads the query of an address; what cannot be answered is left out. */
export const readStatistics = (search: string): ReadStatistics => {
  const given = new URLSearchParams(search);
  const dropped = new Set<Field>();
  const texts = new Map<Field, string>();
  for (const name of names) {
    const all = given.getAll(name);
    const [text = ''] = all;
    if (text === '') continue;
    if (all.length > 1 || decoded({ [name]: text }) === null) dropped.add(name);
    else texts.set(name, text);
  }
  for (;;) {
    const query = decoded(Object.fromEntries(texts)) ?? noStatisticsFilter;
    const wrong = contradictionsIn(query).filter((name) => texts.has(name));
    if (wrong.length === 0) return { query, dropped: [...dropped] };
    for (const name of wrong) {
      dropped.add(name);
      texts.delete(name);
    }
  }
};

/** The query as a part of an address: '?by=industry', or '' for that of an address without one. */
export const statisticsSearch = (query: StatisticsQuery): string => {
  const texts = new URLSearchParams();
  const encoded: Readonly<Record<string, string>> = codec.encode(query);
  for (const name of names) {
    const text = encoded[name] ?? '';
    if (text !== '' && text !== noStatisticsFilter[name]) texts.set(name, text);
  }
  const search = texts.toString();
  return search === '' ? '' : `?${search}`;
};

/** Whether a query is crossed: by one dimension within another, which is shown over all quarters alone. */
export const isCrossed = (query: StatisticsQuery): boolean =>
  filteredBy(query) !== null && query.by !== 'quarter';

/** The query with a change, and without what the change contradicts. */
export const changedStatistics = (
  query: StatisticsQuery,
  change: Partial<StatisticsQuery>,
): StatisticsQuery => {
  const isFilter = ['industry', 'region', 'round'].some((name) => Object.hasOwn(change, name));
  const cleared = isFilter ? { industry: null, region: null, round: null } : {};
  const changed: StatisticsQuery = { ...query, ...cleared, ...change };
  const ofInvestments =
    changed.matter === 'investment'
      ? changed
      : { ...changed, round: null, by: changed.by === 'round' ? ('quarter' as const) : changed.by };
  const { by } = ofInvestments;
  const ofOne =
    by === 'quarter' || ofInvestments[by] === null
      ? ofInvestments
      : isFilter
        ? { ...ofInvestments, by: 'quarter' as const }
        : { ...ofInvestments, [by]: null };
  return isCrossed(ofOne) ? { ...ofOne, from: null, to: null } : ofOne;
};

/** Whether two queries ask for the same. */
export const isSameQuery = (one: StatisticsQuery, other: StatisticsQuery): boolean =>
  names.every((name) => one[name] === other[name]);

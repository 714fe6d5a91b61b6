import { left, map, right, type Either } from 'fp-ts/Either';
import { filterLimits, type DealFilter, type DealSort } from '../../../../contract/deal/deal-filter';
import { newEconomyCategories } from '../../../../contract/reference/new-economy';
import { rounds } from '../../../../contract/reference/rounds';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { roundShifted, type Decimal } from '../../../../contract/values/decimal';
import { industriesByGroup, membersIn, regionsByGroup } from './choice-groups';
import { dayMs } from '../../../../contract/values/duration';

/** Of which part of the deals on sale a list is. */
export interface DealScope {
  /** Null for all of them. */
  readonly sourceType: string | null;
  /** The id of a mark; null for none. */
  readonly mark: string | null;
}

/** The deals or demands of a filter: its groups are expanded, so that an id is among them or not. */
export interface FilterQuery<Sort extends DealSort = DealSort> extends Omit<DealFilter, 'within' | 'sort'> {
  readonly sort: Sort;
  /** Industries that come on top of those that are chosen: of a mark, of a group of buyers; null where the list is of none. */
  readonly marked: readonly string[] | null;
  /** The earliest confirmation, milliseconds since 1970; null for any. */
  readonly confirmedSince: number | null;
}

/** Which deals on sale are asked for. */
export interface DealQuery<Sort extends DealSort = DealSort> extends FilterQuery<Sort> {
  /** Null for all of them. */
  readonly sourceType: string | null;
}

const knownIndustries = membersIn(industriesByGroup);
const knownRegions = membersIn(regionsByGroup);
const knownRounds: ReadonlySet<string> = new Set(rounds.map(({ id }) => id));

/** The ids with the groups among them expanded; null when one is unknown. */
const writtenOut = (
  ids: readonly string[],
  known: ReadonlySet<string>,
  groups: ReadonlyMap<string, readonly string[]> = new Map(),
): readonly string[] | null => {
  const all = ids.flatMap((id) => groups.get(id) ?? [id]);
  return all.every((id) => known.has(id)) ? [...new Set(all)] : null;
};

/** Ids of industries with the groups among them expanded; null when one is unknown. */
export const idsOfIndustries = (ids: readonly string[]): readonly string[] | null =>
  writtenOut(ids, knownIndustries, industriesByGroup);

/** The same of regions. */
export const idsOfRegions = (ids: readonly string[]): readonly string[] | null =>
  writtenOut(ids, knownRegions, regionsByGroup);

/** Whether a text has more characters than allowed, counted by code points. */
export const isTooLong = (text: string, most: number): boolean => Array.from(text).length > most;

const isTooMuch = ({ industry, region, round, include, exclude, keyword }: DealFilter): boolean =>
  [industry, region, round].some((ids) => ids.length > filterLimits.ids) ||
  [include, exclude].some((words) => words.length > filterLimits.words) ||
  [...include, ...exclude].some((word) => isTooLong(word, filterLimits.wordLength)) ||
  isTooLong(keyword ?? '', filterLimits.keywordLength);

/** Whether no amount lies in a range: an end is negative, or the ends are reversed. */
export const isWrongRange = (min: Decimal | null, max: Decimal | null): boolean =>
  [min, max].some((end) => end?.startsWith('-') === true) ||
  (min !== null && max !== null && roundShifted(min, 4) > roundShifted(max, 4));

/**
 * The query of a filter; a filter with an unknown id, or a contradiction, is refused.
 * @param sorts the orders that the list has
 * @param marked see `FilterQuery`
 */
export const filterQuery = <Sort extends DealSort>(
  sorts: readonly Sort[],
  filter: DealFilter,
  marked: readonly string[] | null,
  now: number,
): Either<Refusal, FilterQuery<Sort>> => {
  const industry = idsOfIndustries(filter.industry);
  const region = idsOfRegions(filter.region);
  const round = writtenOut(filter.round, knownRounds);
  const sort = sorts.find((known) => known === filter.sort);
  const { keyword, include, exclude, min, max, stake, within } = filter;
  if (sort === undefined || industry === null || region === null || round === null)
    return left(refusals.wrongParameters);
  const isNoShare = stake !== null && (stake.startsWith('-') || roundShifted(stake, 0) > 100n);
  if (isWrongRange(min, max) || isNoShare || isTooMuch(filter)) return left(refusals.wrongParameters);
  const confirmedSince = within === null ? null : now - Number(within) * dayMs;
  const texts = { keyword, include, exclude };
  return right({
    ...texts,
    min,
    max,
    stake,
    sort,
    industry,
    region,
    round,
    marked,
    confirmedSince,
  });
};

/** What a filter asks for of the deals on sale. */
export const dealQuery = <Sort extends DealSort>(
  sorts: readonly Sort[],
  filter: DealFilter,
  { sourceType, mark }: DealScope,
  now: number,
): Either<Refusal, DealQuery<Sort>> => {
  const category = newEconomyCategories.find(({ id }) => id === mark) ?? null;
  if (mark !== null && category === null) return left(refusals.wrongParameters);
  return map((query: FilterQuery<Sort>) => ({ ...query, sourceType }))(
    filterQuery(sorts, filter, category?.industries ?? null, now),
  );
};

import { anyId } from '../../../contract/reference/any';
import { industryChoices, regionChoices, roundChoices, settledChoice } from '../deal-filter/choice';
import { noFilter } from '../deal-filter/filter';
import { filterSearch } from '../deal-filter/filter-search';
import type { DealFilter } from '../../../contract/deal/deal-filter';
import type { Budget, Buy } from './buy';

const named = (ids: readonly string[]): readonly string[] => (ids.includes(anyId) ? [] : ids);

/** What a demand asks of deals on sale; what it leaves open is no condition. */
export const matchingFilter = (
  { industries, regions, rounds }: Pick<Buy, 'industries' | 'regions' | 'rounds'>,
  { min, max }: Budget,
): DealFilter => ({
  ...noFilter,
  industry: settledChoice(industryChoices, named(industries)),
  region: settledChoice(regionChoices, named(regions)),
  round: settledChoice(roundChoices, named(rounds)),
  min,
  max,
});

/** The list of the deals on sale that a filter lets through, as its address. */
export const salesThrough = (filter: DealFilter): string => `/sale${filterSearch(filter)}`;

/** The deals on sale that a demand asks for, as an address of their list. A budget is in it only as far as the reader may know it. */
export const matchingSales = (buy: Buy): string =>
  salesThrough(matchingFilter(buy, buy.budget.kind === 'shown' ? buy.budget.value : noFilter));

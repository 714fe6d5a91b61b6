import { anyId } from '../../../contract/reference/any';
import { industryChoices, regionChoices, roundChoices, settledChoice } from '../deal-filter/choice';
import { noFilter } from '../deal-filter/filter';
import { filterSearch } from '../deal-filter/filter-search';
import type { Buy } from './buy';

const named = (ids: readonly string[]): readonly string[] => (ids.includes(anyId) ? [] : ids);

/**
 * The deals on sale that a demand asks for, as an address of their list. A budget is in it only as far as the reader
 * may know it; what a buyer leaves open is no condition.
 */
export function matchingSales({ industries, regions, rounds, budget }: Buy): string {
  const { min, max } = budget.kind === 'shown' ? budget.value : noFilter;
  return `/sale${filterSearch({
    ...noFilter,
    industry: settledChoice(industryChoices, named(industries)),
    region: settledChoice(regionChoices, named(regions)),
    round: settledChoice(roundChoices, named(rounds)),
    min,
    max,
  })}`;
}

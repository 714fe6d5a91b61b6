import { listAddress } from '../../../contract/kind/address';
import { wantedStake } from '../../../contract/rules/stake';
import { anyId } from '../../../contract/reference/any';
import { industryChoices, regionChoices, roundChoices, settledChoice } from '../deal-filter/choice';
import { noFilter } from '../../../contract/deal/no-filter';
import { filterSearch } from '../deal-filter/filter-search';
import type { DealFilter } from '../../../contract/deal/deal-filter';
import type { Budget, Buy } from './buy';

const named = (ids: readonly string[]): readonly string[] => (ids.includes(anyId) ? [] : ids);

/**
 * What a demand asks of deals on sale; what it leaves open is no condition. Who wants control asks for a share, and no
 * financing round offers one.
 */
export const matchingFilter = (
  { industries, regions, rounds, stake }: Pick<Buy, 'industries' | 'regions' | 'rounds' | 'stake'>,
  { min, max }: Budget,
): DealFilter => {
  const least = wantedStake(stake);
  return {
    ...noFilter,
    stake: least,
    industry: settledChoice(industryChoices, named(industries)),
    region: settledChoice(regionChoices, named(regions)),
    round: least === null ? settledChoice(roundChoices, named(rounds)) : [],
    min,
    max,
  };
};

/** The list of the deals on sale that a filter lets through, as its address. */
export const salesThrough = (filter: DealFilter): string => `${listAddress('sale')}${filterSearch(filter)}`;

/** The deals on sale that a demand asks for, as an address of their list. It contains a budget only where the reader may know it. */
export const matchingSales = (buy: Buy): string =>
  salesThrough(matchingFilter(buy, buy.budget.kind === 'shown' ? buy.budget.value : noFilter));

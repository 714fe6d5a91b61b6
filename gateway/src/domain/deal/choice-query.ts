import { left, right, type Either } from 'fp-ts/Either';
import { filterLimits } from '../../../../contract/deal/deal-filter';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Decimal } from '../../../../contract/values/decimal';
import { idsOfIndustries, idsOfRegions, isTooLong, isWrongRange } from './deal-query';

/** What the filter of every kind may hold. */
export interface AskedChoices {
  readonly industry: readonly string[];
  readonly region: readonly string[];
  readonly min?: Decimal | null | undefined;
  readonly max?: Decimal | null | undefined;
  readonly keyword: string | null;
}

/**
 * A filter with its groups of industries and regions expanded. The filter is refused for an unknown id, a negative
 * amount, a reversed range, and more ids or a longer keyword than a filter may hold.
 */
export const choiceQuery = <Filter extends AskedChoices>(filter: Filter): Either<Refusal, Filter> => {
  const { min = null, max = null, keyword } = filter;
  const industry = idsOfIndustries(filter.industry);
  const region = idsOfRegions(filter.region);
  if (industry === null || region === null) return left(refusals.wrongParameters);
  const isTooMany = [filter.industry, filter.region].some((ids) => ids.length > filterLimits.ids);
  if (isWrongRange(min, max) || isTooMany || isTooLong(keyword ?? '', filterLimits.keywordLength))
    return left(refusals.wrongParameters);
  return right({ ...filter, industry, region });
};

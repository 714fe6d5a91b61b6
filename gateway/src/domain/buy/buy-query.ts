import { left, map, type Either } from 'fp-ts/Either';
import type { DealFilter } from '../../../../contract/deal/deal-filter';
import { kinds } from '../../../../contract/kind/kinds';
import { buyerTypeIds } from '../../../../contract/reference/buyer-type-ids';
import { soeGroups } from '../../../../contract/reference/soe-groups';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { filterQuery, type FilterQuery } from '../deal/deal-query';

export type BuySort = (typeof kinds.buy.sorts)[number];

/** Of which part of the demands a list is. */
export interface BuyScope {
  /** Null for all of them. */
  readonly buyerType: string | null;
  /** Whether only those of the programme's buyers. */
  readonly hundred: boolean;
  /** The id of a group of state-owned buyers; null for none. */
  readonly group: string | null;
}

/** Which demands are asked for. */
export interface BuyQuery extends FilterQuery<BuySort> {
  readonly buyerType: string | null;
  readonly hundred: boolean;
}

/** What a filter asks for of the demands. */
export const buyQuery = (
  filter: DealFilter,
  { buyerType, hundred, group }: BuyScope,
  now: number,
): Either<Refusal, BuyQuery> => {
  const isKnown = buyerType === null || buyerTypeIds.has(buyerType);
  const industries = soeGroups.find(({ id }) => id === group)?.industries ?? null;
  if (!isKnown || (group !== null && industries === null)) return left(refusals.wrongParameters);
  return map((query: FilterQuery<BuySort>) => ({ ...query, buyerType, hundred }))(
    filterQuery(kinds.buy.sorts, filter, industries, now),
  );
};

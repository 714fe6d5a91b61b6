import { anyId } from '../../../../contract/reference/any';
import { buyerTypes } from '../../../../contract/reference/buyer-types';
import { industryTree } from '../../../../contract/reference/industries';
import { regionTree } from '../../../../contract/reference/regions';
import { leastStake } from '../../../../contract/rules/stake';
import { exactDecimal, type Decimal } from '../../../../contract/values/decimal';
import { industriesByGroup, regionsByGroup } from '../deal/choice-groups';
import { searchVector } from '../search/bigrams';
import type { Buy } from './buy';

/** What lists of demands are filtered and searched by, made of public values alone (ENT-08). */
export interface ListedBuy {
  /** Ids of the second level; '-1' alone is 不限. */
  readonly industryIds: readonly string[];
  readonly regionIds: readonly string[];
  readonly roundIds: readonly string[];
  /** 万元; both null for 面议, and for amounts that are hidden. */
  readonly listedLeast: Decimal | null;
  readonly listedMost: Decimal | null;
  /** The least per cent of a company that the demand states, a minority included; 0 for none. */
  readonly wantedStake: Decimal;
  /** PostgreSQL's tsvector. */
  readonly search: string;
}

/** More than there is money, 万元: what an open end is listed as. */
export const openEnd = exactDecimal('1000000000000');

const zero = exactDecimal('0');

const names = new Map([
  ...industryTree.flatMap(({ id, name, industries }) => [
    [id, name] as const,
    ...industries.map((each) => [each.id, each.name] as const),
  ]),
  ...regionTree.flatMap(({ id, name, regions }) => [
    [id, name] as const,
    ...regions.map((each) => [each.id, each.name] as const),
  ]),
  ...buyerTypes.map(({ id, name }) => [id, name] as const),
]);

const nameOf = (id: string): string => names.get(id) ?? '';

const writtenOut = (
  ids: readonly string[],
  groups: ReadonlyMap<string, readonly string[]>,
): readonly string[] =>
  ids.includes(anyId) ? [anyId] : [...new Set(ids.flatMap((id) => groups.get(id) ?? [id]))];

export const listedBuy = (buy: Buy): ListedBuy => {
  const isKnown = !buy.hidden.includes('amount') && (buy.minAmount !== null || buy.maxAmount !== null);
  return {
    industryIds: writtenOut(buy.industries, industriesByGroup),
    regionIds: writtenOut(buy.regions, regionsByGroup),
    roundIds: writtenOut(buy.rounds, new Map()),
    listedLeast: isKnown ? (buy.minAmount ?? zero) : null,
    listedMost: isKnown ? (buy.maxAmount ?? openEnd) : null,
    wantedStake: leastStake(buy.stake) ?? zero,
    search: searchVector([
      buy.title,
      buy.code,
      nameOf(buy.buyerType),
      ...buy.industries.map(nameOf),
      ...buy.regions.map(nameOf),
      buy.stake,
      buy.requirements,
      buy.profile,
      ...(buy.hidden.includes('companyName') ? [] : [buy.companyName]),
      ...(buy.hidden.includes('funding') ? [] : [buy.funding]),
    ]),
  };
};

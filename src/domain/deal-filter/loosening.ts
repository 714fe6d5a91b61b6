import type { DealFilter, Loosening } from '../../../contract/deal/deal-filter';
import { conditionsOf, withoutCondition, type Condition } from './conditions';

/** The conditions that are removed together: all industries, all regions, all rounds; one word alone, for each of them counts. */
export const conditionsIn = (
  filter: DealFilter,
  { of, place }: Pick<Loosening, 'of' | 'place'>,
): readonly Condition[] => {
  const word = (of === 'include' || of === 'exclude') && place !== null ? (filter[of][place] ?? null) : null;
  return conditionsOf(filter).filter(
    (condition) =>
      condition.of === of &&
      (condition.of === 'keyword' || word === null || !('word' in condition) || condition.word === word),
  );
};

/** The filter without what leaves nothing. */
export const withoutLoosening = (
  filter: DealFilter,
  loosening: Pick<Loosening, 'of' | 'place'>,
): DealFilter => conditionsIn(filter, loosening).reduce(withoutCondition, filter);

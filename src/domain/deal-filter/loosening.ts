import type { DealFilter, Loosening } from '../../../contract/deal/deal-filter';
import { conditionsOf, withoutCondition, type Condition } from './conditions';

/** What is taken away together: all industries, all regions, all rounds; of words one, for each of them counts. */
export const conditionsIn = (
  filter: DealFilter,
  { of, word }: Pick<Loosening, 'of' | 'word'>,
): readonly Condition[] =>
  conditionsOf(filter).filter(
    (condition) =>
      condition.of === of &&
      (condition.of === 'keyword' || word === null || !('word' in condition) || condition.word === word),
  );

/** The filter without what leaves nothing. */
export const withoutLoosening = (filter: DealFilter, loosening: Pick<Loosening, 'of' | 'word'>): DealFilter =>
  conditionsIn(filter, loosening).reduce(withoutCondition, filter);

import { conditionsOf } from '../../../../domain/deal-filter/conditions';
import { markOf } from '../../../../domain/sale/mark';
import { sourceTypeLabel } from '../../../../domain/sale/source-type';
import { filterOf } from '../../../../domain/saved-search/search-address';
import type { SearchOf } from '../../../../domain/saved-search/search-form';
import type { SourceType } from '../../../../../contract/sale/source-type';
import { conditionWord } from '../deal-filter/condition-word';

/** What a search asks for, in words: where it looks, then each condition. */
export const searchWords = (search: SearchOf, sourceTypes: readonly SourceType[]): readonly string[] => {
  const { sourceType, mark } = search;
  return [
    ...(sourceType === null ? [] : [sourceTypeLabel(sourceType, sourceTypes)]),
    ...(mark === null ? [] : [markOf(mark)?.name ?? mark]),
    ...conditionsOf(filterOf(search)).map(conditionWord),
  ];
};

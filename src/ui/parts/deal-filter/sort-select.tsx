import type { ReactElement } from 'react';
import { DealSort } from '../../../../contract/deal/deal-filter';
import { dealFilterText as text } from './text';

export interface SortSelectProps {
  readonly sort: DealSort;
  readonly onSort: (sort: DealSort) => void;
}

const sorts = Object.keys(DealSort.keys).filter(DealSort.is);

/** In which order the deals stand; chosen, it is shown at once. */
export const SortSelect = ({ sort, onSort }: SortSelectProps): ReactElement => (
  <select
    className="sort-select"
    aria-label={text.sort}
    value={sort}
    onChange={({ target: { value } }) => {
      if (DealSort.is(value)) onSort(value);
    }}
  >
    {sorts.map((each) => (
      <option key={each} value={each}>
        {text.sorts[each]}
      </option>
    ))}
  </select>
);

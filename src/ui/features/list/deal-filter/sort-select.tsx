import type { ReactElement } from 'react';
import { DealSort } from '../../../../../contract/deal/deal-filter';
import { dealFilterText as text } from './text';

export interface SortSelectProps {
  readonly sort: DealSort;
  /** The orders that the list has. */
  readonly sorts: readonly DealSort[];
  readonly onSort: (sort: DealSort) => void;
}

/** The order of the deals; a choice applies at once. */
export const SortSelect = ({ sort, sorts, onSort }: SortSelectProps): ReactElement => (
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
        {text.sortName(each)}
      </option>
    ))}
  </select>
);

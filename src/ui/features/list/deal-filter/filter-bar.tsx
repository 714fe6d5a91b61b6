import type { ReactElement } from 'react';
import { filterSections, type FilterSection } from '../../../../application/deals/deal-filter/filter-context';
import type { FilterFlow } from './filter-flow';
import { SortSelect } from './sort-select';
import { dealFilterText as text } from './text';
import './filter-bar.css';

interface OpenerProps {
  readonly word: string;
  /** How many are chosen of it; 0 for none. */
  readonly count: number;
  readonly onOpen: () => void;
}

const Opener = ({ word, count, onOpen }: OpenerProps): ReactElement => (
  <button
    type="button"
    className={count === 0 ? '' : 'filter-on'}
    aria-haspopup="dialog"
    aria-label={count === 0 ? word : `${word}，${text.chosen(count)}`}
    onClick={onOpen}
  >
    {word}
    {count === 0 ? null : <small>{count}</small>}
  </button>
);

/** The row over a list on a phone: the order, the parts that are asked for most, and all of the filter. */
export function FilterBar({ filter: { shown }, kind, onOpen, onSort }: FilterFlow): ReactElement {
  const opener = (section: FilterSection, count: number): ReactElement => (
    <Opener word={text.sections[section]} count={count} onOpen={() => onOpen(section)} />
  );
  const rest = [shown.keyword, shown.within].filter((one) => one !== null).length;
  return (
    <div className="filter-bar" role="group" aria-label={text.bar}>
      <SortSelect sort={shown.sort} sorts={kind.sorts} onSort={onSort} />
      {opener('industry', shown.industry.length)}
      {opener('region', shown.region.length)}
      {opener('amount', shown.min === null && shown.max === null ? 0 : 1)}
      <Opener
        word={text.title}
        count={rest + shown.round.length + shown.include.length + shown.exclude.length}
        onOpen={() => onOpen(filterSections[0])}
      />
    </div>
  );
}

import { memo, type ReactElement } from 'react';
import { Link, type To } from 'react-router-dom';
import './filter-tabs.css';

export interface FilterTab {
  readonly to: To;
  readonly word: string;
  readonly current: boolean;
  /** The number of entries, where it is known. */
  readonly count?: number | null;
}

export interface FilterTabsProps {
  /** By what is filtered: '按状态查看'. */
  readonly label: string;
  readonly tabs: readonly FilterTab[];
}

const Tabs = ({ label, tabs }: FilterTabsProps): ReactElement => (
  <nav className="filter-tabs" aria-label={label}>
    {tabs.map(({ to, word, current, count = null }) => (
      <Link key={word} replace to={to} aria-current={current ? 'page' : undefined}>
        {word}
        {count === null ? null : <small>{count}</small>}
      </Link>
    ))}
  </nav>
);

/** Which part of a list is shown. Each is an address of the page, which the way back does not pass. */
export const FilterTabs = memo(Tabs);

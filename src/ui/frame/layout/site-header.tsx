import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../kit/display/brand-mark/brand-mark';
import { SiteAccount, type Account } from './site-account';
import { SiteSearchLater } from './site-search-later';
import { sections, type Section } from './tabs';
import { layoutText } from './text';
import './site-header.css';

export interface SiteHeaderProps {
  readonly product: string;
  readonly current: Section | null;
  readonly account: Account;
  readonly unread: string | null;
  /** Whether the page leaves the amber to the way to publish. */
  readonly leavesAmber: boolean;
}

/** The top navigation of the desktop layout; below 992 px it is not there (LAY-01). */
export function SiteHeader({ product, current, ...end }: SiteHeaderProps): ReactElement {
  return (
    <header className="site-header">
      <div className="site-row">
        <Link className="brand" to="/">
          <BrandMark size={28} />
          {product}
        </Link>
        <nav aria-label={layoutText.mainNavigation}>
          {sections.map(({ section, path, word }) => (
            <Link key={section} to={path} aria-current={section === current ? 'page' : undefined}>
              {word}
            </Link>
          ))}
        </nav>
        <SiteSearchLater />
        <SiteAccount {...end} current={current} />
      </div>
    </header>
  );
}

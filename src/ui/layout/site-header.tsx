import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '../parts/brand-mark/brand-mark';
import { SiteAccount, type Account } from './site-account';
import type { Section } from './tabs';
import { layoutText } from './text';
import './site-header.css';

export interface SiteHeaderProps {
  readonly product: string;
  readonly current: Section | null;
  readonly account: Account;
  readonly unread: string | null;
}

/** The top navigation of the desktop layout; below 992 px it is not there (LAY-01). */
export function SiteHeader({ product, current, account, unread }: SiteHeaderProps): ReactElement {
  return (
    <header className="site-header">
      <div className="site-row">
        <Link className="brand" to="/">
          <BrandMark size={28} />
          {product}
        </Link>
        <nav aria-label={layoutText.mainNavigation}>
          <Link to="/" aria-current={current === 'home' ? 'page' : undefined}>
            {layoutText.home}
          </Link>
          <Link to="/sale" aria-current={current === 'sale' ? 'page' : undefined}>
            {layoutText.sale}
          </Link>
          <Link to="/buy" aria-current={current === 'buy' ? 'page' : undefined}>
            {layoutText.buy}
          </Link>
          <Link to="/news" aria-current={current === 'news' ? 'page' : undefined}>
            {layoutText.news}
          </Link>
        </nav>
        <SiteAccount account={account} unread={unread} current={current} />
      </div>
    </header>
  );
}

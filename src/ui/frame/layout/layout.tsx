import type { ReactElement, ReactNode } from 'react';
import { SiteHeader, type SiteHeaderProps } from './site-header';
import { mainId, SkipLink } from './skip-link';
import { TabBar } from './tab-bar';
import type { Section, Tab } from './tabs';
import './layout.css';

export interface LayoutProps extends Omit<SiteHeaderProps, 'current'> {
  /** `root` pages carry the tab bar; `page` and `bare` ones their own bar with the way back. */
  readonly layout: 'root' | 'page' | 'bare';
  readonly tab: Tab | null;
  readonly section: Section | null;
  readonly children: ReactNode;
  /** Rendered at the end of public pages; null elsewhere. */
  readonly footer: ReactNode;
}

/** The frame of every page: one document for both widths, so that the server need not know the width. */
export function Layout({ layout, tab, section, children, footer, ...header }: LayoutProps): ReactElement {
  return (
    <>
      <SkipLink />
      <SiteHeader {...header} current={section} />
      <div className={`frame-${layout}`}>
        <main id={mainId} tabIndex={-1} className="main">
          {children}
        </main>
        {footer}
      </div>
      {layout === 'root' ? <TabBar current={tab} unread={header.unread} /> : null}
    </>
  );
}

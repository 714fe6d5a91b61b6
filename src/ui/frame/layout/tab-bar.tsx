import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../kit/display/icon/icon';
import { UnreadBadge } from '../../kit/display/badge/unread-badge';
import { tabs, type Tab } from './tabs';
import { layoutText } from './text';
import './tab-bar.css';

export interface TabBarProps {
  readonly current: Tab | null;
  readonly unread: string | null;
}

/** The bottom bar of the mobile layout (LAY-01, LAY-02). */
export function TabBar({ current, unread }: TabBarProps): ReactElement {
  return (
    <nav className="tab-bar" aria-label={layoutText.mainNavigation}>
      {tabs.map(({ tab, path, word, icon }) => (
        <Link key={tab} to={path} aria-current={tab === current ? 'page' : undefined}>
          <Icon name={icon} />
          {word}
          {tab === 'message' ? <UnreadBadge label={unread} /> : null}
        </Link>
      ))}
    </nav>
  );
}

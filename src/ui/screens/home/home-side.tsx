import type { ReactElement } from 'react';
import { AccountPanel, type AccountPanelProps } from './account-panel';
import { HomeEventsPanel, type HomeEventsProps } from './home-events';
import { LatestNewsPanel, type LatestNewsProps } from './latest-news';

export interface HomeSideProps {
  readonly who: AccountPanelProps;
  readonly events: HomeEventsProps['status'];
  readonly news: LatestNewsProps['status'];
  readonly now: number;
  readonly reload: (part: 'events' | 'news') => void;
}

/** The column next to the deals in a wide window, and below them on a phone. */
export const HomeSide = ({ who, events, news, now, reload }: HomeSideProps): ReactElement => (
  <aside className="home-side">
    <AccountPanel {...who} />
    <HomeEventsPanel status={events} now={now} onReload={() => reload('events')} />
    <LatestNewsPanel status={news} now={now} onReload={() => reload('news')} />
  </aside>
);

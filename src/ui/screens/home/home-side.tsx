import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { HomeEvent } from '../../../../contract/home/home-event';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { useResource } from '../../features/page/use-resource';
import { AccountPanel, type AccountPanelProps } from './account-panel';
import { HomeEventsPanel } from './home-events';
import { LatestNewsPanel, type LatestNews } from './latest-news';

export interface HomeSideProps {
  readonly who: AccountPanelProps;
  readonly flows: {
    readonly events: ActorRefFrom<ResourceMachine<undefined, readonly HomeEvent[]>>;
    readonly news: ActorRefFrom<ResourceMachine<undefined, LatestNews>>;
  };
  readonly now: number;
}

/** The column next to the deals in a wide window, and below them on a phone. */
export function HomeSide({ who, flows: { events, news }, now }: HomeSideProps): ReactElement {
  const nextEvents = useResource(events);
  const latest = useResource(news);
  return (
    <aside className="home-side">
      <AccountPanel {...who} />
      <HomeEventsPanel {...nextEvents} now={now} />
      <LatestNewsPanel {...latest} now={now} />
    </aside>
  );
}

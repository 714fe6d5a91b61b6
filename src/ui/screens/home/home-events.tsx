import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { eventForms } from '../../../../contract/event/event';
import { eventState, eventStates } from '../../../../contract/event/event-state';
import type { HomeEvent } from '../../../../contract/home/home-event';
import { addressOf, listAddress } from '../../../../contract/kind/address';
import { kinds } from '../../../../contract/kind/kinds';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { eventMomentText } from '../../../domain/event/event-time';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { Panel } from '../../kit/display/panel/panel';
import { Separator } from '../../kit/display/separator/separator';
import { newsState } from './states-later';
import { afterFirstViewText as text } from './after-first-view-text';

export interface HomeEventsProps {
  readonly status: ResourceStatus<readonly HomeEvent[]>;
  readonly now: number;
  readonly onReload: () => void;
}

function EventRow({ event, now }: { readonly event: HomeEvent; readonly now: number }): ReactElement {
  const reader = useReaderClock();
  return (
    <li>
      <Link to={addressOf(event.kind, event)}>{event.title}</Link>
      <p>
        {eventStates[eventState({ ...event, cancelledAt: null }, now)]}
        <Separator />
        {kinds[event.kind].shortLabel}
        <Separator />
        <time dateTime={new Date(event.startsAt).toISOString()}>
          {eventMomentText(event.startsAt, now, reader)}
        </time>
        <Separator />
        {event.region === '' ? eventForms.online : event.region}
      </p>
    </li>
  );
}

/** The next conferences and activities, the earliest first; without any the panel is not there (SCR-01). */
export function HomeEventsPanel({ status, now, onReload }: HomeEventsProps): ReactElement | null {
  // A page that was kept may name one that has ended since.
  const events = status.value?.filter(({ endsAt }) => endsAt > now) ?? [];
  if (status.value !== null && events.length === 0) return null;
  const more = (
    <span>
      <Link className="more" to={listAddress('conference')}>
        {text.allConferences}
      </Link>{' '}
      <Link className="more" to={listAddress('activity')}>
        {text.allActivities}
      </Link>
    </span>
  );
  return (
    <Panel title={text.events} aside={more} className="latest-news">
      {status.value === null ? (
        <newsState.Part status={status} failed={text.eventsFailed} onReload={onReload} />
      ) : (
        <ul>
          {events.map((event) => (
            <EventRow key={`${event.kind} ${event.id}`} event={event} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

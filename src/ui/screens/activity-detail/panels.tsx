import type { ReactElement, ReactNode } from 'react';
import type { ActivityDetail } from '../../../../contract/activity/activity';
import { mapLink } from '../../../domain/event/map-link';
import { eventDayText, eventMomentText, eventTimeText, hourText } from '../../../domain/event/event-time';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { Points } from '../../features/deal/deal-page/points';
import { Facts } from '../../features/thing/facts';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { Panel } from '../../kit/display/panel/panel';
import { Separated } from '../../kit/display/separator/separated';
import { activityDetailText as text } from './text';

interface PanelsProps {
  readonly activity: ActivityDetail;
  readonly now: number;
}

const placeOf = ({ place }: ActivityDetail): ReactNode => {
  const href = mapLink(place);
  if (place.form === 'online') return text.online;
  return (
    <>
      {place.venue}
      <small className="activity-address">{withNarrowSpaces(`${place.region} ${place.address}`)}</small>
      {href === null ? null : (
        <a className="activity-map" href={href} target="_blank" rel="noopener noreferrer">
          {text.map}
        </a>
      )}
    </>
  );
};

/** When and where an activity is, and from when until when one registers. */
function WhenAndWhere({ activity, now }: PanelsProps): ReactElement {
  const reader = useReaderClock();
  const { opensAt, closesAt, place } = activity;
  return (
    <Facts
      title={text.when}
      rows={[
        { name: text.time, value: eventTimeText(activity, now, reader) },
        { name: text.opens, value: eventMomentText(opensAt, now, reader) },
        { name: text.closes, value: eventMomentText(closesAt, now, reader) },
        { name: text.place, value: placeOf(activity) },
        {
          name: place.form === 'online' ? text.join : text.traffic,
          value: withNarrowSpaces(place.traffic),
        },
      ]}
    />
  );
}

const Programme = ({ activity, now }: PanelsProps): ReactElement | null =>
  activity.programme.length === 0 ? null : (
    <Panel title={text.programme}>
      <ol className="activity-steps">
        {activity.programme.map(({ from, until, title, text: about, speakers }, place, all) => {
          const day = eventDayText(from, now);
          const before = all[place - 1];
          const isNewDay = before === undefined ? false : eventDayText(before.from, now) !== day;
          return (
            <li key={`${from} ${title}`}>
              {isNewDay ? <p className="activity-day">{day}</p> : null}
              <time dateTime={new Date(from).toISOString()}>{`${hourText(from)}–${hourText(until)}`}</time>
              <div>
                <h3>{withNarrowSpaces(title)}</h3>
                {about === '' ? null : <p>{withNarrowSpaces(about)}</p>}
                {speakers === '' ? null : <p>{speakers}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );

const Speakers = ({ activity: { speakers } }: PanelsProps): ReactElement | null =>
  speakers.length === 0 ? null : (
    <Panel title={text.speakers}>
      <ul className="activity-speakers">
        {speakers.map(({ name, organization, position, topic, intro }) => (
          <li key={`${name} ${organization}`}>
            <span className="activity-avatar" aria-hidden="true">
              {Array.from(name)[0]}
            </span>
            <div>
              <h3>{name}</h3>
              <p>
                <Separated facts={[organization, position]} />
              </p>
              {topic === '' ? null : <p>{withNarrowSpaces(topic)}</p>}
              {intro === '' ? null : <p>{withNarrowSpaces(intro)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );

/** All that an activity says of itself, in panels. */
export const ActivityPanels = ({ activity, now }: PanelsProps): ReactElement => (
  <>
    {activity.cancelledAt === null ? null : (
      <Panel title={text.reason}>
        <p className="deal-text">{withNarrowSpaces(activity.cancelReason)}</p>
      </Panel>
    )}
    <WhenAndWhere activity={activity} now={now} />
    <Facts
      title={text.about}
      lead={activity.intro}
      rows={[
        { name: text.organizer, value: activity.organizer },
        { name: text.partners, value: activity.partners.join('、') },
      ]}
    />
    <Programme activity={activity} now={now} />
    <Speakers activity={activity} now={now} />
    <Points title={text.audience} points={activity.audience} />
    <Points title={text.notes} points={activity.notes} />
  </>
);

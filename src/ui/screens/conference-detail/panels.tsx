import type { ReactElement, ReactNode } from 'react';
import { conferenceCalendarPath } from '../../../../contract/conference/calls';
import type { ConferenceDetail, ConferenceSession } from '../../../../contract/conference/conference';
import { isEventAhead } from '../../../../contract/event/event-state';
import { agendaOf } from '../../../domain/conference/agenda';
import { eventDayText, eventMomentText, eventTimeText, hourText } from '../../../domain/event/event-time';
import { mapLink } from '../../../domain/event/map-link';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { Points } from '../../features/deal/deal-page/points';
import { Facts } from '../../features/thing/facts';
import { Avatar } from '../../kit/display/avatar/avatar';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { Panel } from '../../kit/display/panel/panel';
import { Separated } from '../../kit/display/separator/separated';
import { conferenceDetailText as text } from './text';
import { Tickets } from './tickets';

interface PanelsProps {
  readonly conference: ConferenceDetail;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const placeOf = (conference: ConferenceDetail): ReactNode => {
  if (conference.form === 'online') return text.online;
  const href = mapLink(conference);
  return (
    <>
      {conference.venue}
      <small className="conf-address">{withNarrowSpaces(`${conference.region} ${conference.address}`)}</small>
      {href === null ? null : (
        <a className="conf-link" href={href} target="_blank" rel="noopener noreferrer">
          {text.map}
        </a>
      )}
    </>
  );
};

/** When and where a conference is, and how to get there. */
function WhenAndWhere({ conference, now }: PanelsProps): ReactElement {
  const reader = useReaderClock();
  const { opensAt, closesAt, checkInFrom } = conference;
  const moment = (time: number): string => eventMomentText(time, now, reader);
  return (
    <>
      <Facts
        title={text.when}
        rows={[
          {
            name: text.time,
            value: (
              <>
                {eventTimeText(conference, now, reader)}
                {isEventAhead(conference, now) ? (
                  <a className="conf-link" href={conferenceCalendarPath(conference.id)} type="text/calendar">
                    {text.calendar}
                  </a>
                ) : null}
              </>
            ),
          },
          { name: text.place, value: placeOf(conference) },
          { name: text.checkIn, value: checkInFrom === null ? '' : text.checkInFrom(moment(checkInFrom)) },
          { name: text.registration, value: `${moment(opensAt)} – ${moment(closesAt)}` },
        ]}
      />
      <Facts
        title={text.transport}
        rows={conference.transport.map(({ name, text: said }) => ({ name, value: withNarrowSpaces(said) }))}
      />
    </>
  );
}

const Session = ({ session }: { readonly session: ConferenceSession }): ReactElement => (
  <li>
    <time>{`${hourText(session.from)}–${hourText(session.until)}`}</time>
    <div>
      <h5>{withNarrowSpaces(session.title)}</h5>
      {session.text === '' && session.speakers.length === 0 ? null : (
        <p>
          <Separated facts={[session.speakers.join('、'), withNarrowSpaces(session.text)]} />
        </p>
      )}
    </div>
  </li>
);

/** The agenda by day, and within a day by track. */
const Agenda = ({ conference, now }: PanelsProps): ReactElement => (
  <Panel title={text.agenda}>
    {conference.sessions.length === 0 ? <p className="deal-text">{text.noAgenda}</p> : null}
    {agendaOf(conference).map(({ day, tracks }) => (
      <section key={day} className="conf-day">
        <h3>{eventDayText(day, now)}</h3>
        {tracks.map(({ track, sessions }) => (
          <div key={track?.id ?? ''}>
            {conference.tracks.length === 0 ? null : (
              <h4>
                <Separated facts={track === null ? [text.allTracks] : [track.name, track.room]} />
              </h4>
            )}
            <ol className="conf-sessions">
              {sessions.map((session) => (
                <Session key={`${session.from} ${session.title}`} session={session} />
              ))}
            </ol>
          </div>
        ))}
      </section>
    ))}
  </Panel>
);

const Speakers = ({ speakers }: Pick<ConferenceDetail, 'speakers'>): ReactElement | null =>
  speakers.length === 0 ? null : (
    <Panel title={text.speakers}>
      <ul className="conf-speakers">
        {speakers.map(({ name, organization, position, topic, intro }) => (
          <li key={`${name} ${organization}`}>
            <Avatar picture={null} name={name} />
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

/** The facts of a conference, in panels. */
export function ConferencePanels({ conference, now }: PanelsProps): ReactElement {
  const { intro, host, organizers, coOrganizers, notes, invoice } = conference;
  return (
    <>
      <WhenAndWhere conference={conference} now={now} />
      <Tickets conference={conference} now={now} />
      <Agenda conference={conference} now={now} />
      <Speakers speakers={conference.speakers} />
      <Facts
        title={text.intro}
        lead={intro}
        rows={[
          { name: text.host, value: host },
          { name: text.organizer, value: organizers.join('、') },
          { name: text.coOrganizer, value: coOrganizers.join('、') },
        ]}
      />
      <Points title={text.notes} points={[...notes, ...(invoice === '' ? [] : [text.invoice(invoice)])]} />
    </>
  );
}

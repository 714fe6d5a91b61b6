import type { ReactElement, ReactNode } from 'react';
import type { Ticket } from '../../../../contract/ticket/ticket';
import { eventTimeText } from '../../../domain/event/event-time';
import { ticketNumberText, ticketStateAt } from '../../../domain/ticket/ticket-states';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { Verbatim } from '../../kit/display/verbatim/verbatim';
import { ticketText as text } from './text';
import { TicketTag } from './ticket-tag';
import './style.css';

export interface TicketFaceProps {
  readonly ticket: Ticket;
  readonly now: number;
  /** Shown below the cut, above the attendee. */
  readonly children?: ReactNode;
}

/** A ticket as it is held: the conference, the cut, and who attends. */
export function TicketFace({ ticket, now, children }: TicketFaceProps): ReactElement {
  const { conferenceTitle, venue, number, attendee, typeName } = ticket;
  const reader = useReaderClock();
  const seats = [
    { name: text.attendee, value: attendee.name },
    { name: text.type, value: typeName },
    ...(attendee.company === '' ? [] : [{ name: text.company, value: attendee.company }]),
    ...(attendee.position === '' ? [] : [{ name: text.position, value: attendee.position }]),
  ];
  return (
    <section className="ticket" aria-label={conferenceTitle}>
      <div className="ticket-head">
        <h2>{conferenceTitle}</h2>
        <TicketTag state={ticketStateAt(ticket, now)} />
        <p>{[eventTimeText(ticket, now, reader), venue].filter((part) => part !== '').join(' · ')}</p>
      </div>
      <div className="ticket-cut" aria-hidden="true" />
      <p className="ticket-number">
        <span>{text.number}</span>
        <Verbatim>{ticketNumberText(number)}</Verbatim>
      </p>
      {children}
      <dl className="ticket-seats">
        {seats.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

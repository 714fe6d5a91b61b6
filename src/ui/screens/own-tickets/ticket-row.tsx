import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Ticket } from '../../../../contract/ticket/ticket';
import { eventTimeText } from '../../../domain/event/event-time';
import { ticketAddress, ticketStateAt } from '../../../domain/ticket/ticket-states';
import { formatDate } from '../../../domain/time/date-format';
import { TicketTag } from '../../features/ticket/ticket-tag';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { ownTicketsText as text } from './text';

export interface TicketRowProps {
  readonly ticket: Ticket;
  readonly now: number;
}

/** One ticket: its conference, when and where, who attends, and how far it is. */
export function TicketRow({ ticket, now }: TicketRowProps): ReactElement {
  const { conferenceTitle, venue, typeName, attendee, payBy, offer } = ticket;
  const state = ticketStateAt(ticket, now);
  const reader = useReaderClock();
  const next =
    state === 'toPay' && payBy !== null
      ? `${formatDate(payBy, 'MM-dd HH:mm')} 前支付`
      : offer === null
        ? ''
        : text.offered;
  return (
    <Link className="ticket-row" to={ticketAddress(ticket)}>
      <span className="ticket-row-title">{conferenceTitle}</span>
      <TicketTag state={state} />
      <span className="ticket-row-facts">{eventTimeText(ticket, now, reader)}</span>
      <span className="ticket-row-facts">
        {[venue, typeName, attendee.name].filter((part) => part !== '').join(' · ')}
      </span>
      {next === '' ? null : <span className="ticket-row-next">{next}</span>}
    </Link>
  );
}

import { eventInCalendar } from '../../../contract/event/event-in-calendar';
import type { Ticket, TicketRegistration } from '../../../contract/ticket/ticket';
import { eventFile, type EventFile } from '../event/event-file';

type Of = Pick<
  Ticket | TicketRegistration,
  'conferenceId' | 'conferenceTitle' | 'venue' | 'startsAt' | 'endsAt'
>;

/**
 * The conference of a ticket as a calendar file; the same event in each file, so that a calendar replaces it.
 * @param origin of the product, such as 'https://example.com'
 * @param now milliseconds since 1970
 */
export const ticketFile = (of: Of, origin: string, now: number): EventFile => {
  const { conferenceId, conferenceTitle, venue, startsAt, endsAt } = of;
  const event = eventInCalendar(
    'conference',
    {
      id: conferenceId,
      title: conferenceTitle,
      place: {
        form: venue === '' ? 'online' : 'onsite',
        region: '',
        venue,
        address: '',
        map: '',
        traffic: '',
      },
      times: { startsAt, endsAt },
    },
    {
      host: origin.replace(/^https?:\/\//, ''),
      link: `${origin}/conf/${conferenceId}`,
      sequence: 0,
      description: '',
    },
  );
  return eventFile(event, now);
};

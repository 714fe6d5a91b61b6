import type { EventForm } from '../../../contract/event/event';
import type { Statement } from './head';

/** The facts of an event for search engines. */
interface StatedEvent {
  readonly title: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly cancelledAt: number | null;
  readonly form: EventForm;
  readonly venue: string;
  /** The region and the street. */
  readonly address: string;
  readonly organizer: string;
}

const modes: Readonly<Record<EventForm, string>> = { online: 'Online', onsite: 'Offline', both: 'Mixed' };

/** An Event of schema.org. What depends on the hour is left out: a page is kept. */
export const eventStatement = (
  { title, startsAt, endsAt, cancelledAt, form, venue, address, organizer }: StatedEvent,
  { description, url }: { readonly description: string; readonly url: string },
  more: Statement,
): Statement => ({
  '@type': 'Event',
  name: title,
  description,
  url,
  startDate: new Date(startsAt).toISOString(),
  endDate: new Date(endsAt).toISOString(),
  eventStatus: `https://schema.org/${cancelledAt === null ? 'EventScheduled' : 'EventCancelled'}`,
  eventAttendanceMode: `https://schema.org/${modes[form]}EventAttendanceMode`,
  location:
    form === 'online' ? { '@type': 'VirtualLocation', url } : { '@type': 'Place', name: venue, address },
  organizer: { '@type': 'Organization', name: organizer },
  ...more,
});

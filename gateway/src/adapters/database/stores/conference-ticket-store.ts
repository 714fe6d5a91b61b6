import type { ConferenceTickets } from '../../../ports/conference-tickets';
import type { NotifyingDatabase } from '../notifying-database';
import { heldTickets } from './held-tickets';
import { ticketHolderStore } from './ticket-holder-store';
import { ticketRegistrationStore } from './ticket-registration-store';
import { ticketReviewStore } from './ticket-review-store';

/** Tickets of conferences in the database. */
export const conferenceTicketStore = (database: NotifyingDatabase): ConferenceTickets => ({
  ...ticketRegistrationStore(database),
  ...ticketReviewStore(database),
  ...heldTickets(database),
  ...ticketHolderStore(database),
});

import type { ConferenceTickets } from '../../../ports/conference-tickets';
import type { Database } from '../orm';
import { heldTickets } from './held-tickets';
import { ticketHolderStore } from './ticket-holder-store';
import { ticketRegistrationStore } from './ticket-registration-store';
import { ticketReviewStore } from './ticket-review-store';

/** Tickets of conferences in the database. */
export const conferenceTicketStore = (database: Database): ConferenceTickets => ({
  ...ticketRegistrationStore(database),
  ...ticketReviewStore(database),
  ...heldTickets(database),
  ...ticketHolderStore(database),
});

import { conferenceTicketStore } from '../adapters/database/stores/conference-ticket-store';
import type { Database } from '../adapters/database/orm';
import { orderStore } from '../adapters/database/stores/order-store';
import { ticketCalls } from '../adapters/http/calls/ticket-calls';
import { makeOwnTickets, type OwnTicketsNeeds } from '../application/conference-ticket/own-tickets';
import { makeTicketNotices, type TicketNoticesNeeds } from '../application/conference-ticket/ticket-notices';
import { makeTicketDesk } from '../application/operator/ticket-desk';

export type TicketUseCaseNeeds = Omit<OwnTicketsNeeds, 'tickets' | 'orders' | 'notices'> & TicketNoticesNeeds;

/** Tickets of conferences, put together: the member's side and the operator's. */
export const makeTicketUseCases = (database: Database, needs: TicketUseCaseNeeds) => {
  const tickets = conferenceTicketStore(database);
  const notices = makeTicketNotices(needs);
  const own = makeOwnTickets({ ...needs, tickets, notices, orders: orderStore(database) });
  return {
    desk: makeTicketDesk({ ...needs, tickets, notices }),
    calls: ticketCalls(own, needs.clock),
  };
};

import { conferenceTicketStore } from '../adapters/database/stores/conference-ticket-store';
import type { NotifyingDatabase } from '../adapters/database/notifying-database';
import { orderStore } from '../adapters/database/stores/order-store';
import { ticketCalls } from '../adapters/http/calls/ticket-calls';
import { makeOwnTickets, type OwnTicketsNeeds } from '../application/conference-ticket/own-tickets';
import { makeTicketDesk } from '../application/operator/ticket-desk';

export type TicketUseCaseNeeds = Omit<OwnTicketsNeeds, 'tickets' | 'orders'>;

/** Tickets of conferences, put together: the member's side and the operator's. */
export const makeTicketUseCases = (database: NotifyingDatabase, needs: TicketUseCaseNeeds) => {
  const tickets = conferenceTicketStore(database);
  const own = makeOwnTickets({ ...needs, tickets, orders: orderStore(database) });
  return {
    desk: makeTicketDesk({ ...needs, tickets }),
    calls: ticketCalls(own, needs.clock),
  };
};

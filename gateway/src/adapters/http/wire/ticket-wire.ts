import type {
  Ticket,
  TicketChoices,
  TicketOffer,
  TicketRegistration,
} from '../../../../../contract/ticket/ticket';
import type { OwnChoices } from '../../../application/conference-ticket/own-tickets';
import {
  refundsOf,
  returnedPercent,
  ticketActions,
} from '../../../domain/conference-ticket/conference-ticket';
import type { HeldOffer, HeldTicket } from '../../../ports/conference-tickets';

const placeOf = ({ id, title, venue, startsAt, endsAt }: HeldTicket['conference']) => ({
  conferenceId: id,
  conferenceTitle: title,
  venue,
  startsAt,
  endsAt,
});

export const offerWire = ({ id, ...offer }: HeldOffer): TicketOffer => ({ ...offer, id: String(id) });

/** A ticket as its holder sees it at a moment. */
export const ticketWire =
  (now: number) =>
  (held: HeldTicket): Ticket => {
    const { conference, refunds, offer, price, ...ticket } = held;
    const refundable = returnedPercent(conference, refunds, now) > 0;
    const ordered = ticket.orderNo !== null;
    return {
      ...ticket,
      ...placeOf(conference),
      price,
      // Of a cancelled conference all goes back, by no rule of the type.
      refunds: ordered && conference.cancelledAt === null ? refundsOf({ price, refunds }) : [],
      offer: offer === null ? null : offerWire(offer),
      can: ticketActions(
        {
          price,
          refundable,
          ordered,
          state: ticket.state,
          startsAt: conference.startsAt,
          received: ticket.received,
          offered: offer !== null,
        },
        now,
      ),
    };
  };

/** A registration by its tickets, of which there is at least one. */
export const registrationWire =
  (now: number) =>
  (tickets: readonly [HeldTicket, ...HeldTicket[]]): TicketRegistration => {
    const [first] = tickets;
    return {
      ...placeOf(first.conference),
      id: first.registrationId,
      state: first.state,
      orderNo: first.orderNo,
      amount: first.orderAmount,
      payBy: first.payBy,
      tickets: tickets.map(ticketWire(now)),
    };
  };

export const choicesWire = ({ conference, types, own }: OwnChoices): TicketChoices => {
  const { conferenceId, conferenceTitle: title, venue, startsAt, endsAt } = placeOf(conference);
  const { name, phone, company, position } = own;
  return { conferenceId, title, venue, startsAt, endsAt, types, own: { name, phone, company, position } };
};

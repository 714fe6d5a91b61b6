import { isLeft, left, map, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { ticketCalls as ofTickets } from '../../../../../contract/ticket/calls';
import { isId } from '../../../../../contract/values/id';
import type { OwnTickets } from '../../../application/conference-ticket/own-tickets';
import type { Clock } from '../../../ports/clock';
import type { HeldTicket } from '../../../ports/conference-tickets';
import { choicesWire, offerWire, registrationWire, ticketWire } from '../wire/ticket-wire';
import { answering, done } from './answering';
import type { Call } from './call';
import { identifierOr, numberOr, oneCall } from './one-call';

const ticketNumber = identifierOr(refusals.ticketUnknown);
const offerId = numberOr(refusals.ticketOfferUnknown);

/** The calls about tickets of conferences; whose they are, the token says. */
export const ticketCalls = (own: OwnTickets, clock: Clock): readonly Call[] => {
  const registered = (found: Either<Refusal, readonly HeldTicket[]>) => {
    if (isLeft(found)) return found;
    const [first, ...others] = found.right;
    return first === undefined
      ? left(refusals.ticketUnknown)
      : right(registrationWire(clock.now())([first, ...others]));
  };
  return [
    oneCall(ofTickets.choices, identifierOr(refusals.ticketConferenceUnknown), async (id, { session }) =>
      map(choicesWire)(await own.choices(session.userId, id)),
    ),
    answering(ofTickets.register, async ({ conferenceId, typeId, attendees, key }, { session }) =>
      isId(conferenceId) && isId(typeId)
        ? registered(await own.register({ accountId: session.userId, key, conferenceId, typeId, attendees }))
        : left(refusals.ticketTypeUnknown),
    ),
    oneCall(ofTickets.registration, ticketNumber, async (id, { session }) =>
      registered(await own.registration(session.userId, id)),
    ),
    answering(ofTickets.mine, async (_, { session }) => {
      const { tickets, offers } = await own.mine(session.userId);
      return right({ tickets: tickets.map(ticketWire(clock.now())), offers: offers.map(offerWire) });
    }),
    oneCall(ofTickets.detail, ticketNumber, async (number, { session }) =>
      map(ticketWire(clock.now()))(await own.one(session.userId, number)),
    ),
    oneCall(ofTickets.cancel, ticketNumber, async (number, { session }) =>
      done(await own.cancel(session.userId, number)),
    ),
    oneCall(
      ofTickets.change,
      ({ number }) => ticketNumber(number),
      async (number, { session }, { attendee }) => done(await own.change(session.userId, number, attendee)),
    ),
    oneCall(
      ofTickets.offer,
      ({ number }) => ticketNumber(number),
      async (number, { session }, { phone, name }) =>
        done(await own.offer(session.userId, number, phone, name)),
    ),
    oneCall(ofTickets.withdrawOffer, ticketNumber, async (number, { session }) =>
      done(await own.withdraw(session.userId, number)),
    ),
    oneCall(ofTickets.accept, offerId, async (id, { session }) =>
      map(ticketWire(clock.now()))(await own.accept(session.userId, id)),
    ),
    oneCall(ofTickets.decline, offerId, async (id, { session }) =>
      done(await own.decline(session.userId, id)),
    ),
  ];
};

import * as t from 'io-ts';
import { call } from '../call/call';
import { none, one, parameters } from '../call/parameters';
import { asJson } from '../codec/as-json';
import { IdText, textUpTo } from '../codec/formed-text';
import { nothing } from '../codec/nothing';
import { attendeeLimits } from '../rules/attendee-rule';
import { PhoneText } from '../account/phone-text';
import { Attendee, HeldTickets, Ticket, TicketChoices, TicketRegistration } from './ticket';

const read = {
  method: 'GET',
  access: 'account',
  safe: true,
  key: 'none',
  reportedBy: 'callerWhenNotThere',
} as const;
const write = { method: 'POST', access: 'account', safe: false, key: 'none', reportedBy: 'caller' } as const;

const ofTicket = one('number', IdText);

/**
 * Tickets of conferences (SCR-08); whose they are, the token says. Paying for one, its refund and its invoice are
 * those of its order (PAY-05, PAY-16).
 */
export const ticketCalls = {
  /** What the caller can register for at a conference now. */
  choices: call({
    ...read,
    path: '/webapp/ticket!choices.action',
    parameters: one('conferenceId', IdText),
    answer: TicketChoices,
    refusals: ['ticketConferenceUnknown'],
  }),
  /**
   * Registers attendees, each with a ticket of one type. A free ticket is valid at once, one with a review waits for it, and
   * for one with a price the place is held for 15 minutes. The same key answers the same registration.
   */
  register: call({
    ...write,
    path: '/webapp/ticket!register.action',
    parameters: parameters({
      conferenceId: IdText,
      typeId: IdText,
      /** At most 10. */
      attendees: asJson(t.readonlyArray(Attendee)),
    }),
    answer: TicketRegistration,
    key: 'needed',
    refusals: [
      'ticketUnverified',
      'ticketConferenceUnknown',
      'ticketTypeUnknown',
      'ticketsAttendees',
      'ticketsTooMany',
      'ticketAttendeeWrong',
      'ticketAttendeeTwice',
      'ticketSaleClosed',
      'ticketsSoldOut',
      'ticketsFewerLeft',
      'ticketsOverLimit',
      'ticketsTooOften',
    ],
  }),
  /** One registration of the caller with its tickets. */
  registration: call({
    ...read,
    path: '/webapp/ticket!registration.action',
    parameters: one('registrationId', IdText),
    answer: TicketRegistration,
    refusals: ['ticketUnknown'],
  }),
  /** The caller's tickets, and those that other members offer. */
  mine: call({
    ...read,
    path: '/webapp/ticket!mine.action',
    parameters: none,
    answer: HeldTickets,
    reportedBy: 'screen',
    refusals: [],
  }),
  /** One ticket of the caller. */
  detail: call({
    ...read,
    path: '/webapp/ticket!detail.action',
    parameters: ofTicket,
    answer: Ticket,
    refusals: ['ticketUnknown'],
  }),
  /** Gives a free or unpaid ticket up. An unpaid order is cancelled with all its tickets. */
  cancel: call({
    ...write,
    path: '/webapp/ticket!cancel.action',
    parameters: ofTicket,
    answer: nothing,
    refusals: ['ticketUnknown', 'ticketNotNow', 'ticketPaid', 'ticketStarted'],
  }),
  /** Changes the attendee before the conference starts. */
  change: call({
    ...write,
    path: '/webapp/ticket!change.action',
    parameters: parameters({ number: IdText, attendee: asJson(Attendee) }),
    answer: nothing,
    refusals: ['ticketUnknown', 'ticketNotNow', 'ticketStarted', 'ticketAttendeeWrong', 'ticketsTooOften'],
  }),
  /** Offers a ticket to another member, once, before the conference starts; the member is found by phone and name. */
  offer: call({
    ...write,
    path: '/webapp/ticket!offer.action',
    parameters: parameters({ number: IdText, phone: PhoneText, name: textUpTo(attendeeLimits.name, 2) }),
    answer: nothing,
    refusals: [
      'ticketUnknown',
      'ticketNotNow',
      'ticketStarted',
      'ticketReceived',
      'ticketOffered',
      'ticketMemberUnknown',
      'ticketOwnOffer',
      'ticketsTooOften',
    ],
  }),
  /** Takes an offer back that has no answer yet. */
  withdrawOffer: call({
    ...write,
    path: '/webapp/ticket!withdrawOffer.action',
    parameters: ofTicket,
    answer: nothing,
    refusals: ['ticketOfferUnknown'],
  }),
  /** Accepts an offered ticket: the caller has a ticket of a new number, and the codes of the old one end. */
  accept: call({
    ...write,
    path: '/webapp/ticket!accept.action',
    parameters: one('offerId', IdText),
    answer: Ticket,
    refusals: ['ticketOfferUnknown', 'ticketStarted', 'ticketNotNow'],
  }),
  /** Declines an offered ticket, which stays with its holder. */
  decline: call({
    ...write,
    path: '/webapp/ticket!decline.action',
    parameters: one('offerId', IdText),
    answer: nothing,
    refusals: ['ticketOfferUnknown'],
  }),
};

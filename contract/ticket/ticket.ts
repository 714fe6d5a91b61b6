import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';
import { RefundStep } from '../conference/ticket-type';
import { Fen } from '../values/fen';

const text = withDefault(WireText, '');

/**
 * The state of a ticket: it waits for the organizer's review, or for its payment while its place is held; it is valid;
 * its attendee has been admitted; another member has it; the money went back; its holder cancelled it; or it is void:
 * the hold ended, or the review refused it.
 */
export const TicketState = t.keyof(
  {
    pending: null,
    toPay: null,
    valid: null,
    checkedIn: null,
    transferred: null,
    refunded: null,
    cancelled: null,
    void: null,
  },
  'TicketState',
);
export type TicketState = t.TypeOf<typeof TicketState>;

/** The person who attends with a ticket. */
export const Attendee = record(
  { name: WireFilledText, phone: WireFilledText, company: text, position: text },
  'Attendee',
);
export type Attendee = t.TypeOf<typeof Attendee>;

/** What the holder of a ticket can do with it now; the gateway decides. */
export const TicketAction = t.keyof(
  { pay: null, cancel: null, refund: null, change: null, transfer: null, invoice: null },
  'TicketAction',
);
export type TicketAction = t.TypeOf<typeof TicketAction>;

/** A transfer of a ticket that waits for its answer, as both sides see it. */
export const TicketOffer = record(
  {
    id: WireId,
    ticketNumber: WireId,
    conferenceId: WireId,
    conferenceTitle: WireFilledText,
    typeName: WireFilledText,
    startsAt: WireTime,
    /** The other member; the phone is masked. */
    peerName: text,
    peerPhone: text,
    askedAt: WireTime,
  },
  'TicketOffer',
);
export type TicketOffer = t.TypeOf<typeof TicketOffer>;

/** A ticket of the caller. Times are milliseconds since 1970. */
export const Ticket = record(
  {
    number: WireId,
    /** Tickets that were registered together share it. */
    registrationId: WireId,
    conferenceId: WireId,
    conferenceTitle: WireFilledText,
    venue: text,
    startsAt: WireTime,
    endsAt: WireTime,
    typeName: WireFilledText,
    attendee: Attendee,
    state: TicketState,
    /** Why it is void; '' otherwise. */
    reason: text,
    price: Fen,
    /** The order that pays for it; null for a free one, and for a member who did not pay for it. */
    orderNo: orNull(WireId),
    /** What the order costs, and how many tickets it pays for; 0 without an order. */
    orderAmount: Fen,
    orderTickets: WireCount,
    /** Until when the place is held for the payment; null in every other state. */
    payBy: orNull(WireTime),
    /** How much of the price goes back until when; none where nothing does. */
    refunds: listOf(RefundStep),
    registeredAt: WireTime,
    changedAt: WireTime,
    checkedInAt: orNull(WireTime),
    /** Codes of an older version are refused at the gate. */
    keyVersion: WireCount,
    /** Whether another member gave it to the caller. */
    received: WireFlag,
    /** The transfer that waits for an answer of the other member; null for none. */
    offer: orNull(TicketOffer),
    can: listOf(TicketAction),
  },
  'Ticket',
);
export type Ticket = t.TypeOf<typeof Ticket>;

/** The caller's tickets, the newest first, and the tickets that other members offer. */
export const HeldTickets = record({ tickets: listOf(Ticket), offers: listOf(TicketOffer) }, 'HeldTickets');
export type HeldTickets = t.TypeOf<typeof HeldTickets>;

/** Why a type of ticket cannot be chosen now; '' where it can. */
export const TypeClosed = t.keyof(
  { '': null, notYet: null, over: null, soldOut: null, limit: null },
  'TypeClosed',
);
export type TypeClosed = t.TypeOf<typeof TypeClosed>;

/** A type of ticket as the caller may choose it now. */
export const TicketChoice = record(
  {
    id: WireId,
    name: WireFilledText,
    price: Fen,
    /** Places that are free now. */
    left: WireCount,
    /** How many tickets the caller may still take: the limit of the type without those that the caller has. */
    most: WireCount,
    /** The organizer reviews each registration. */
    review: WireFlag,
    includes: text,
    /** How much of the price goes back until when; none where nothing does. */
    refunds: listOf(RefundStep),
    closed: TypeClosed,
    /** When the sale begins; null where it has begun. */
    opensAt: orNull(WireTime),
  },
  'TicketChoice',
);
export type TicketChoice = t.TypeOf<typeof TicketChoice>;

/** What a member can register for at a conference, and the member as the first attendee. */
export const TicketChoices = record(
  {
    conferenceId: WireId,
    title: WireFilledText,
    venue: text,
    startsAt: WireTime,
    endsAt: WireTime,
    types: listOf(TicketChoice),
    own: record({ name: text, phone: text, company: text, position: text }, 'OwnAttendee'),
  },
  'TicketChoices',
);
export type TicketChoices = t.TypeOf<typeof TicketChoices>;

/** What became of a registration. */
export const TicketRegistration = record(
  {
    id: WireId,
    conferenceId: WireId,
    conferenceTitle: WireFilledText,
    venue: text,
    startsAt: WireTime,
    endsAt: WireTime,
    /** Of its tickets that the caller still holds, the first decides. */
    state: TicketState,
    /** The order to pay; null where nothing is to be paid. */
    orderNo: orNull(WireId),
    amount: Fen,
    payBy: orNull(WireTime),
    tickets: listOf(Ticket),
  },
  'TicketRegistration',
);
export type TicketRegistration = t.TypeOf<typeof TicketRegistration>;

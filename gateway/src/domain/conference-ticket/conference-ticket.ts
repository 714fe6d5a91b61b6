import {
  refundPercent,
  saleTimes,
  ticketSale,
  type RefundStep,
  type RegistrationTimes,
} from '../../../../contract/conference/ticket-type';
import {
  refusals,
  ticketsFewerLeft,
  ticketsOverLimit,
  type Refusal,
} from '../../../../contract/refusal/refusal';
import type { Attendee, TicketAction, TicketChoice, TicketState } from '../../../../contract/ticket/ticket';
import { attendeeFault, attendeeLimits, repeatedAttendee } from '../../../../contract/rules/attendee-rule';
import { dayMs, minuteMs } from '../../../../contract/values/duration';

/** So long a place is held for its payment: after the registration, and after a review (PAY-05). */
export const heldForMs = 15 * minuteMs;
export const heldAfterReviewMs = dayMs;

/** The facts of a conference that its tickets follow. Times are milliseconds since 1970. */
export interface TicketConference extends RegistrationTimes {
  readonly id: string;
  readonly title: string;
  readonly venue: string;
  readonly endsAt: number;
}

/** A type of ticket as it is stored. */
export interface StoredTicketType {
  readonly id: string;
  readonly name: string;
  /** 分; 0 is free. */
  readonly price: number;
  readonly capacity: number;
  readonly limit: number;
  readonly review: boolean;
  readonly saleFrom: number | null;
  readonly saleUntil: number | null;
  readonly includes: string;
  readonly refunds: readonly RefundStep[];
}

/** A type with the places taken, and the tickets that the member already has of it. */
export interface TypeStanding {
  readonly type: StoredTicketType;
  readonly taken: number;
  readonly own: number;
}

const leftOf = ({ type, taken }: TypeStanding): number => Math.max(0, type.capacity - taken);

/** How many more tickets of a type the member may take. */
const moreOf = ({ type, own }: TypeStanding): number => Math.max(0, type.limit - own);

/** The rules by which the price of a ticket goes back; none for a free one. */
export const refundsOf = ({
  price,
  refunds,
}: Pick<StoredTicketType, 'price' | 'refunds'>): readonly RefundStep[] => (price === 0 ? [] : refunds);

/** How many per cent of the price go back now: by the rules of the type; all where the conference does not take place. */
export const returnedPercent = (
  { cancelledAt }: Pick<TicketConference, 'cancelledAt'>,
  refunds: readonly RefundStep[],
  now: number,
): number => (cancelledAt === null ? refundPercent(refunds, now) : 100);

/** A type as a member may choose it at a moment. */
export const choiceOf = (standing: TypeStanding, conference: TicketConference, now: number): TicketChoice => {
  const { id, name, price, review, includes } = standing.type;
  const left = leftOf(standing);
  const more = moreOf(standing);
  const sale = ticketSale({ ...standing.type, left }, conference, now);
  const { from } = saleTimes(standing.type, conference);
  return {
    id,
    name,
    price,
    left,
    most: Math.min(more, left, attendeeLimits.most),
    review,
    includes,
    refunds: refundsOf(standing.type),
    closed: sale === 'onSale' ? (more === 0 ? 'limit' : '') : sale,
    opensAt: sale === 'notYet' ? from : null,
  };
};

/** Why attendees cannot be registered for any type; null where they can. */
export const attendeesFault = (attendees: readonly Attendee[]): Refusal | null => {
  if (attendees.length === 0) return refusals.ticketsAttendees;
  if (attendees.length > attendeeLimits.most) return refusals.ticketsTooMany;
  if (attendees.some((attendee) => attendeeFault(attendee) !== null)) return refusals.ticketAttendeeWrong;
  return repeatedAttendee(attendees) === null ? null : refusals.ticketAttendeeTwice;
};

/** Why so many tickets of a type cannot be taken now; null where they can. */
export const takingFault = (
  standing: TypeStanding,
  conference: TicketConference,
  places: number,
  now: number,
): Refusal | null => {
  const left = leftOf(standing);
  const sale = ticketSale({ ...standing.type, left }, conference, now);
  if (sale === 'soldOut') return refusals.ticketsSoldOut;
  if (sale !== 'onSale') return refusals.ticketSaleClosed;
  const more = moreOf(standing);
  if (places > more) return ticketsOverLimit(standing.type.limit, more);
  return places > left ? ticketsFewerLeft(left) : null;
};

/** The state in which tickets of a type begin. */
export const firstState = ({ price, review }: Pick<StoredTicketType, 'price' | 'review'>): TicketState => {
  if (review) return 'pending';
  return price === 0 ? 'valid' : 'toPay';
};

/** The facts that decide what a holder can do with a ticket. */
export interface TicketStanding {
  readonly state: TicketState;
  readonly startsAt: number;
  /** Another member gave it to the holder. */
  readonly received: boolean;
  /** A transfer waits for its answer. */
  readonly offered: boolean;
  /** The holder has paid for it, or is to pay for it. */
  readonly ordered: boolean;
  readonly price: number;
  /** Money of its whole order goes back now. */
  readonly refundable: boolean;
}

/** In the order in which a page offers them. */
const ticketActionNames: readonly TicketAction[] = [
  'pay',
  'change',
  'transfer',
  'invoice',
  'refund',
  'cancel',
];

const changeable: readonly TicketState[] = ['pending', 'toPay', 'valid'];

/** Whether the holder can give a ticket up without money going back. */
const isCancellable = ({ state, ordered, received, price }: TicketStanding): boolean =>
  state === 'pending' || state === 'toPay' || (state === 'valid' && !ordered && (price === 0 || !received));

/** What the holder can do with a ticket at a moment: the one place of this rule. */
export const ticketActions = (standing: TicketStanding, now: number): readonly TicketAction[] => {
  const { state, startsAt, received, offered, ordered, refundable } = standing;
  const before = now < startsAt;
  const can: Readonly<Record<TicketAction, boolean>> = {
    pay: state === 'toPay' && ordered,
    change: before && changeable.includes(state) && !offered,
    transfer: before && state === 'valid' && !received && !offered,
    cancel: before && isCancellable(standing),
    refund: state === 'valid' && ordered && refundable,
    invoice: ordered && (state === 'valid' || state === 'checkedIn' || state === 'transferred'),
  };
  return ticketActionNames.filter((action) => can[action]);
};

import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { TicketState } from '../../../../contract/ticket/ticket';

/** What can happen to a ticket. */
export type TicketEvent =
  /** The organizer's review takes it: a free one is valid, one with a price is to be paid. */
  | 'approved'
  | 'approvedToPay'
  | 'rejected'
  /** Its order is paid. */
  | 'paid'
  /** Its order took no money in time, or was cancelled. */
  | 'holdEnded'
  /** The money came after the end of the hold, and a place is free. */
  | 'seatedLate'
  | 'cancelled'
  | 'refunded'
  /** Another member has accepted it. */
  | 'transferred'
  /** A gate has admitted its attendee. */
  | 'checkedIn';

type Row = Readonly<Partial<Record<TicketEvent, TicketState>>>;

/** Every state and everything that changes it; an event that a row does not name is refused (SCR-08). */
export const ticketTable: Readonly<Record<TicketState, Row>> = {
  pending: {
    approved: 'valid',
    approvedToPay: 'toPay',
    rejected: 'void',
    cancelled: 'cancelled',
  },
  toPay: { paid: 'valid', holdEnded: 'void', cancelled: 'cancelled' },
  valid: {
    cancelled: 'cancelled',
    refunded: 'refunded',
    transferred: 'transferred',
    checkedIn: 'checkedIn',
  },
  checkedIn: {},
  transferred: {},
  refunded: {},
  cancelled: {},
  void: { seatedLate: 'toPay' },
};

/** The state of a ticket after an event, or that the event changes nothing now. */
export const ticketAfter = (state: TicketState, event: TicketEvent): Either<Refusal, TicketState> => {
  const next = ticketTable[state][event];
  return next === undefined ? left(refusals.ticketNotNow) : right(next);
};

/** The states in which a ticket takes a place by itself; one that is to be paid takes it by the hold of its order. */
export const takingStates: readonly TicketState[] = ['pending', 'valid', 'checkedIn'];

/**
 * Whether an event ends the codes of a holder: the gate then refuses those of the earlier key version (MKT-22).
 */
export const endsCodes = (from: TicketState, to: TicketState): boolean =>
  from === 'valid' && to !== 'checkedIn';

import type { Either } from 'fp-ts/Either';
import type { Refusal } from '../../../contract/refusal/refusal';
import type { Attendee, TicketState } from '../../../contract/ticket/ticket';
import type { NoticeOf } from './message-store';
import type { RefundStep } from '../../../contract/conference/ticket-type';
import type { TicketConference, TypeStanding } from '../domain/conference-ticket/conference-ticket';

/** What a member registers. */
export interface TicketDraft {
  readonly accountId: string;
  /** Made once per intent by the member's client. */
  readonly key: string;
  readonly conferenceId: string;
  readonly typeId: string;
  readonly attendees: readonly Attendee[];
}

/** Numbers for a registration, drawn before its transaction begins. */
export interface TicketNumbers {
  readonly registrationId: string;
  readonly orderNo: string;
  /** As many as attendees. */
  readonly tickets: readonly string[];
}

/** A ticket with all that its page shows. Times are milliseconds since 1970. */
export interface HeldTicket {
  readonly number: string;
  readonly registrationId: string;
  readonly conference: TicketConference;
  readonly typeName: string;
  readonly refunds: readonly RefundStep[];
  readonly attendee: Attendee;
  readonly state: TicketState;
  readonly reason: string;
  readonly price: number;
  /** The order of its registration; null where there is none, or another member placed it. */
  readonly orderNo: string | null;
  readonly orderAmount: number;
  readonly orderTickets: number;
  /** The end of the hold; null where there is none. */
  readonly payBy: number | null;
  readonly registeredAt: number;
  readonly changedAt: number;
  readonly checkedInAt: number | null;
  readonly keyVersion: number;
  readonly received: boolean;
  readonly offer: HeldOffer | null;
}

/** A transfer that waits for its answer, as one of its two sides sees it. */
export interface HeldOffer {
  readonly id: number;
  readonly ticketNumber: string;
  readonly conferenceId: string;
  readonly conferenceTitle: string;
  readonly typeName: string;
  readonly startsAt: number;
  readonly peerName: string;
  readonly peerPhone: string;
  readonly askedAt: number;
}

/** A registration that waits for the review. */
export interface PendingRegistration {
  readonly id: string;
  readonly accountId: string;
  readonly conferenceTitle: string;
  readonly typeName: string;
  readonly attendees: readonly Attendee[];
  readonly registeredAt: number;
}

/** A decision of the review: whose it was, and what it was about. */
export interface Reviewed {
  readonly accountId: string;
  readonly conferenceTitle: string;
  /** The order to pay after an approval; null where nothing is to be paid. */
  readonly orderNo: string | null;
}

/** A transfer with its two sides, after a change. */
export interface Transferred {
  readonly fromId: string;
  readonly toId: string;
  readonly conferenceTitle: string;
  readonly attendee: string;
  /** The number of the new holder's ticket; '' before it is accepted. */
  readonly number: string;
}

/** Tickets of conferences, their holds and their transfers: each change is one transaction, with its notice. */
export interface ConferenceTickets {
  /** A conference that is not withdrawn, with its types in their order; null where there is none. */
  readonly choices: (
    accountId: string,
    conferenceId: string,
    now: number,
  ) => Promise<{ readonly conference: TicketConference; readonly types: readonly TypeStanding[] } | null>;
  /** Right is the id of the registration; the same key with the same content answers the same one. */
  readonly register: (
    draft: TicketDraft,
    numbers: TicketNumbers,
    now: number,
  ) => Promise<Either<Refusal, string>>;
  /** All tickets of a holder, the newest first. */
  readonly ofHolder: (accountId: string, most: number) => Promise<readonly HeldTicket[]>;
  readonly one: (accountId: string, number: string) => Promise<HeldTicket | null>;
  /** The tickets that a member registered and holds, in their order; empty where there is no such registration. */
  readonly ofRegistration: (accountId: string, registrationId: string) => Promise<readonly HeldTicket[]>;
  /** Transfers to a member that wait for an answer, of conferences that have not begun. */
  readonly offersTo: (accountId: string, now: number) => Promise<readonly HeldOffer[]>;
  readonly change: (
    accountId: string,
    number: string,
    attendee: Attendee,
    now: number,
  ) => Promise<Either<Refusal, null>>;
  /** Cancels a ticket that nothing was paid for; of an unpaid order, right is its number, and nothing is changed. */
  readonly cancel: (
    accountId: string,
    number: string,
    now: number,
  ) => Promise<Either<Refusal, { readonly orderNo: string | null }>>;
  readonly offer: (
    accountId: string,
    number: string,
    toId: string,
    now: number,
    noticeOf: NoticeOf<Transferred>,
  ) => Promise<Either<Refusal, Transferred>>;
  readonly withdraw: (
    accountId: string,
    number: string,
    now: number,
    noticeOf: NoticeOf<Transferred>,
  ) => Promise<Either<Refusal, Transferred>>;
  readonly accept: (
    offerId: number,
    to: Attendee & { readonly accountId: string },
    newNumber: string,
    now: number,
    noticeOf: NoticeOf<Transferred>,
  ) => Promise<Either<Refusal, Transferred>>;
  readonly decline: (
    accountId: string,
    offerId: number,
    now: number,
    noticeOf: NoticeOf<Transferred>,
  ) => Promise<Either<Refusal, Transferred>>;
  /** Registrations that wait for the review, the oldest first. */
  readonly pending: (most: number) => Promise<readonly PendingRegistration[]>;
  /** Null where there is no registration of this id; left where it waits for no review. */
  readonly approve: (
    registrationId: string,
    orderNo: string,
    now: number,
    noticeOf: NoticeOf<Reviewed>,
  ) => Promise<Either<Refusal, Reviewed> | null>;
  readonly reject: (
    registrationId: string,
    reason: string,
    now: number,
    noticeOf: NoticeOf<Reviewed>,
  ) => Promise<Either<Refusal, Reviewed> | null>;
}

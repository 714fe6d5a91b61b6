import { isLeft, left, map, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { attendeeFault, trimmedAttendee } from '../../../../contract/rules/attendee-rule';
import type { Attendee, TicketChoice } from '../../../../contract/ticket/ticket';
import type { Account } from '../../domain/account/account';
import { accountPhone } from '../../domain/account/phone';
import {
  attendeesFault,
  choiceOf,
  type TicketConference,
} from '../../domain/conference-ticket/conference-ticket';
import { registrationsPerAccount, ticketChangesPerAccount } from '../../domain/limit/limits';
import { numbersOfDay, orderNumber } from '../../domain/order/order-number';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { ConferenceTickets, HeldOffer, HeldTicket, TicketDraft } from '../../ports/conference-tickets';
import type { Limits } from '../../ports/limits';
import type { Orders } from '../../ports/orders';
import type { Random } from '../../ports/random';
import { ticketNotices } from './ticket-notices';

export interface OwnTicketsNeeds {
  readonly tickets: ConferenceTickets;
  readonly orders: Pick<Orders, 'overdueOf' | 'move'>;
  readonly accounts: Accounts;
  readonly limits: Pick<Limits, 'take'>;
  readonly clock: Clock;
  readonly random: Random;
}

export interface OwnChoices {
  readonly conference: TicketConference;
  readonly types: readonly TicketChoice[];
  readonly own: Account;
}

type Done = Promise<Either<Refusal, null>>;

/** A member's own tickets; another's is as unknown as one that never was (SCR-08). */
export interface OwnTickets {
  readonly choices: (accountId: string, conferenceId: string) => Promise<Either<Refusal, OwnChoices>>;
  readonly register: (draft: TicketDraft) => Promise<Either<Refusal, readonly HeldTicket[]>>;
  readonly registration: (accountId: string, id: string) => Promise<Either<Refusal, readonly HeldTicket[]>>;
  readonly mine: (
    accountId: string,
  ) => Promise<{ readonly tickets: readonly HeldTicket[]; readonly offers: readonly HeldOffer[] }>;
  readonly one: (accountId: string, number: string) => Promise<Either<Refusal, HeldTicket>>;
  readonly cancel: (accountId: string, number: string) => Done;
  readonly change: (accountId: string, number: string, attendee: Attendee) => Done;
  readonly offer: (accountId: string, number: string, phone: string, name: string) => Done;
  readonly withdraw: (accountId: string, number: string) => Done;
  readonly accept: (accountId: string, offerId: number) => Promise<Either<Refusal, HeldTicket>>;
  readonly decline: (accountId: string, offerId: number) => Done;
}

const done = map(() => null);

/** More than any member has. */
const mostTickets = 500;

const numberOfDigits = 12;

export const makeOwnTickets = ({
  tickets,
  orders,
  accounts,
  limits,
  clock,
  random,
}: OwnTicketsNeeds): OwnTickets => {
  /** Twelve digits, the first of them not 0: they are read aloud and typed at the gate. */
  const ticketNumber = (): string =>
    String(random.integer(9 * 10 ** (numberOfDigits - 1)) + 10 ** (numberOfDigits - 1));

  /** A hold whose time is over ends before anything of its owner is read. */
  const holdsEnded = async (accountId: string): Promise<void> => {
    const now = clock.now();
    for (const orderNo of await orders.overdueOf(accountId, now))
      await orders.move(orderNo, { kind: 'deadlinePassed' }, now);
  };

  const registration = async (
    accountId: string,
    id: string,
  ): Promise<Either<Refusal, readonly HeldTicket[]>> => {
    await holdsEnded(accountId);
    const own = await tickets.ofRegistration(accountId, id);
    return own.length === 0 ? left(refusals.ticketUnknown) : right(own);
  };

  const one = async (accountId: string, number: string): Promise<Either<Refusal, HeldTicket>> => {
    await holdsEnded(accountId);
    const ticket = await tickets.one(accountId, number);
    return ticket === null ? left(refusals.ticketUnknown) : right(ticket);
  };

  const mayChange = async (accountId: string): Promise<boolean> =>
    (await limits.take(`ticket:change:${accountId}`, ticketChangesPerAccount)).allowed;

  return {
    registration,
    one,
    choices: async (accountId, conferenceId) => {
      await holdsEnded(accountId);
      const own = await accounts.byId(accountId);
      const now = clock.now();
      const found = await tickets.choices(accountId, conferenceId, now);
      if (found === null || own === null) return left(refusals.ticketConferenceUnknown);
      const { conference } = found;
      return right({ conference, own, types: found.types.map((type) => choiceOf(type, conference, now)) });
    },
    register: async (given) => {
      const fault = attendeesFault(given.attendees);
      if (fault !== null) return left(fault);
      const account = await accounts.byId(given.accountId);
      if (account === null || account.prove === null) return left(refusals.ticketUnverified);
      const { allowed } = await limits.take(`ticket:register:${given.accountId}`, registrationsPerAccount);
      if (!allowed) return left(refusals.ticketsTooOften);
      await holdsEnded(given.accountId);
      const draft = { ...given, attendees: given.attendees.map(trimmedAttendee) };
      const now = clock.now();
      const numbers = {
        registrationId: `R${ticketNumber()}`,
        orderNo: orderNumber(now, random.integer(numbersOfDay)),
        tickets: draft.attendees.map(ticketNumber),
      };
      const registered = await tickets.register(draft, numbers, now);
      return isLeft(registered) ? registered : registration(given.accountId, registered.right);
    },
    mine: async (accountId) => {
      await holdsEnded(accountId);
      return {
        tickets: await tickets.ofHolder(accountId, mostTickets),
        offers: await tickets.offersTo(accountId, clock.now()),
      };
    },
    cancel: async (accountId, number) => {
      await holdsEnded(accountId);
      const cancelled = await tickets.cancel(accountId, number, clock.now());
      if (isLeft(cancelled)) return cancelled;
      const { orderNo } = cancelled.right;
      if (orderNo === null) return right(null);
      // An unpaid order ends with all its tickets; one that was paid meanwhile says so.
      const moved = await orders.move(orderNo, { kind: 'cancelAsked' }, clock.now());
      return moved === null ? left(refusals.ticketUnknown) : map(() => null)(moved);
    },
    change: async (accountId, number, attendee) => {
      if (attendeeFault(attendee) !== null) return left(refusals.ticketAttendeeWrong);
      if (!(await mayChange(accountId))) return left(refusals.ticketsTooOften);
      return tickets.change(accountId, number, trimmedAttendee(attendee), clock.now());
    },
    offer: async (accountId, number, phone, name) => {
      if (!(await mayChange(accountId))) return left(refusals.ticketsTooOften);
      // '+86 138…', '138-…' and '138…' are one phone, as where a member logs in.
      const stored = accountPhone(phone.replaceAll(/[\s-]/g, ''), '');
      const found = stored === null ? null : ((await accounts.byPhone(stored))?.account ?? null);
      if (found?.id === accountId) return left(refusals.ticketOwnOffer);
      if (found === null || found.name !== name.trim() || found.prove === null || found.removed)
        return left(refusals.ticketMemberUnknown);
      const now = clock.now();
      return done(await tickets.offer(accountId, number, found.id, now, ticketNotices(now).offered));
    },
    withdraw: async (accountId, number) => {
      const now = clock.now();
      return done(await tickets.withdraw(accountId, number, now, ticketNotices(now).withdrawn));
    },
    accept: async (accountId, offerId) => {
      const account = await accounts.byId(accountId);
      if (account === null) return left(refusals.ticketOfferUnknown);
      const { name, phone, company, position } = account;
      const to = { accountId, name, phone, company, position };
      const now = clock.now();
      const accepted = await tickets.accept(offerId, to, ticketNumber(), now, ticketNotices(now).accepted);
      return isLeft(accepted) ? accepted : one(accountId, accepted.right.number);
    },
    decline: async (accountId, offerId) => {
      const now = clock.now();
      return done(await tickets.decline(accountId, offerId, now, ticketNotices(now).declined));
    },
  };
};

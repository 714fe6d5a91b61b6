import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import {
  firstState,
  heldAfterReviewMs,
  heldForMs,
  takingFault,
  type StoredTicketType,
  type TypeStanding,
} from '../../../domain/conference-ticket/conference-ticket';
import { ticketGoods } from '../../../../../contract/order/goods';
import { secretHash } from './secret-hash';
import type { ConferenceTickets, Reviewed, TicketDraft } from '../../../ports/conference-tickets';
import { conferences, conferenceTicketTypes } from '../kinds/conference/table';
import type { Database, Orm } from '../orm';
import { conferenceTicket, heldPlaces, ticketRegistration } from '../schema/conference-ticket';
import { memberOrder, orderLedger } from '../schema/order';
import { accountLocked } from './account-lock';
import { takenPlaces } from './taken-places';
import { ticketsLocked, ticketsMoved } from './ticket-move';

/** How many tickets a member took of each type: those given on count, those received do not. */
const ownTaken = async (
  orm: Orm,
  accountId: string,
  typeIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> => {
  if (typeIds.length === 0) return new Map();
  const rows = await orm
    .select({ typeId: conferenceTicket.typeId, own: sql`count(*)`.mapWith(Number) })
    .from(conferenceTicket)
    .innerJoin(ticketRegistration, eq(ticketRegistration.id, conferenceTicket.registrationId))
    .leftJoin(heldPlaces, eq(heldPlaces.orderNo, ticketRegistration.orderNo))
    .where(
      and(
        eq(ticketRegistration.accountId, accountId),
        inArray(conferenceTicket.typeId, [...typeIds]),
        isNull(conferenceTicket.transferredFrom),
        sql`(${conferenceTicket.state} in ('pending', 'valid', 'checkedIn', 'transferred')
          or (${conferenceTicket.state} = 'toPay' and ${heldPlaces.until} > ${now}))`,
      ),
    )
    .groupBy(conferenceTicket.typeId);
  return new Map(rows.map(({ typeId, own }) => [typeId, own]));
};

/** Stores an order for the tickets of a registration, and the hold of their places until it can be paid no more. */
const orderPlaced = async (
  orm: Orm,
  order: {
    readonly orderNo: string;
    readonly accountId: string;
    readonly key: string;
    readonly registrationId: string;
    readonly goodsName: string;
    readonly typeId: string;
    readonly price: number;
    readonly places: number;
    readonly createdAt: number;
    readonly payBy: number;
  },
): Promise<void> => {
  const { orderNo, accountId, goodsName, createdAt, payBy, places, typeId } = order;
  const amount = order.price * places;
  await orm.insert(memberOrder).values({
    orderNo,
    accountId,
    goodsName,
    amount,
    createdAt,
    payBy,
    idempotencyKey: order.key,
    goodsId: ticketGoods(order.registrationId),
    data: '{}',
    months: 0,
    state: 'created',
  });
  await orm
    .insert(orderLedger)
    .values({ orderNo, at: createdAt, kind: 'created', toState: 'created', amount, note: '' });
  await orm.insert(heldPlaces).values({ orderNo, typeId, places, until: payBy });
  await orm
    .update(ticketRegistration)
    .set({ orderNo })
    .where(eq(ticketRegistration.id, order.registrationId));
};

const longestTitle = 40;

/** The name of the goods of an order: conference, type and number of tickets. */
const goodsNameOf = (title: string, type: Pick<StoredTicketType, 'name'>, places: number): string => {
  const letters = Array.from(title);
  const short = letters.length > longestTitle ? `${letters.slice(0, longestTitle).join('')}…` : title;
  return `${short} ${type.name} × ${places}`;
};

const hashOfDraft = ({ conferenceId, typeId, attendees }: TicketDraft): string =>
  secretHash(
    JSON.stringify([
      conferenceId,
      typeId,
      attendees.map(({ name, phone, company, position }) => [name, phone, company, position]),
    ]),
  );

/** The earlier registration of a key; null where the key is new. */
const registeredBefore = async (orm: Orm, draft: TicketDraft): Promise<Either<Refusal, string> | null> => {
  const [known] = await orm
    .select({ id: ticketRegistration.id, givenHash: ticketRegistration.givenHash })
    .from(ticketRegistration)
    .where(
      and(
        eq(ticketRegistration.accountId, draft.accountId),
        eq(ticketRegistration.idempotencyKey, draft.key),
      ),
    );
  if (known === undefined) return null;
  return known.givenHash === hashOfDraft(draft) ? right(known.id) : left(refusals.keyReused);
};

/** Choosing, registering and the review of registrations, in the database. */
export const ticketRegistrationStore = ({
  orm,
  transaction,
}: Database): Pick<ConferenceTickets, 'choices' | 'register' | 'pending' | 'approve' | 'reject'> => {
  const standing = async (
    within: Orm,
    accountId: string,
    type: StoredTicketType,
    now: number,
  ): Promise<TypeStanding> => ({
    type,
    taken: (await takenPlaces(within, [type.id], now)).get(type.id) ?? 0,
    own: (await ownTaken(within, accountId, [type.id], now)).get(type.id) ?? 0,
  });

  const registered = async (
    within: Orm,
    draft: TicketDraft,
    numbers: Parameters<ConferenceTickets['register']>[1],
    now: number,
  ): Promise<Either<Refusal, string>> => {
    // One member registers one after the other; of one type all members do.
    await accountLocked(within, draft.accountId);
    const before = await registeredBefore(within, draft);
    if (before !== null) return before;
    const [conference] = await within
      .select()
      .from(conferences)
      .where(and(eq(conferences.id, draft.conferenceId), isNull(conferences.withdrawnAt)));
    if (conference === undefined) return left(refusals.ticketConferenceUnknown);
    const [type] = await within
      .select()
      .from(conferenceTicketTypes)
      .where(
        and(
          eq(conferenceTicketTypes.id, draft.typeId),
          eq(conferenceTicketTypes.conferenceId, draft.conferenceId),
        ),
      )
      .for('update');
    if (type === undefined) return left(refusals.ticketTypeUnknown);
    const places = draft.attendees.length;
    const fault = takingFault(await standing(within, draft.accountId, type, now), conference, places, now);
    if (fault !== null) return left(fault);
    const { registrationId, orderNo } = numbers;
    const { accountId, conferenceId, typeId } = draft;
    await within.insert(ticketRegistration).values({
      id: registrationId,
      accountId,
      conferenceId,
      typeId,
      idempotencyKey: draft.key,
      givenHash: hashOfDraft(draft),
      registeredAt: now,
    });
    const state = firstState(type);
    await within.insert(conferenceTicket).values(
      draft.attendees.map((attendee, place) => ({
        ...attendee,
        number: numbers.tickets[place] ?? '',
        registrationId,
        conferenceId,
        typeId,
        holderId: accountId,
        place,
        price: type.price,
        state,
        registeredAt: now,
        changedAt: now,
      })),
    );
    if (state === 'toPay')
      await orderPlaced(within, {
        orderNo,
        accountId,
        registrationId,
        typeId,
        places,
        key: registrationId,
        goodsName: goodsNameOf(conference.title, type, places),
        price: type.price,
        createdAt: now,
        payBy: now + heldForMs,
      });
    return right(registrationId);
  };

  /** A registration whose tickets wait for the review, all of it locked. */
  const reviewed = (
    registrationId: string,
    decide: (
      within: Orm,
      found: {
        readonly registration: typeof ticketRegistration.$inferSelect;
        readonly type: typeof conferenceTicketTypes.$inferSelect;
        readonly title: string;
      },
    ) => Promise<Either<Refusal, Reviewed>>,
  ) =>
    transaction(async (within) => {
      const [found] = await within
        .select({
          registration: ticketRegistration,
          type: conferenceTicketTypes,
          title: conferences.title,
        })
        .from(ticketRegistration)
        .innerJoin(conferenceTicketTypes, eq(conferenceTicketTypes.id, ticketRegistration.typeId))
        .innerJoin(conferences, eq(conferences.id, ticketRegistration.conferenceId))
        .where(eq(ticketRegistration.id, registrationId))
        .for('update', { of: conferenceTicketTypes });
      return found === undefined ? null : decide(within, found);
    });

  return {
    choices: async (accountId, conferenceId, now) => {
      const [conference] = await orm
        .select()
        .from(conferences)
        .where(and(eq(conferences.id, conferenceId), isNull(conferences.withdrawnAt)));
      if (conference === undefined) return null;
      const types = await orm
        .select()
        .from(conferenceTicketTypes)
        .where(eq(conferenceTicketTypes.conferenceId, conferenceId))
        .orderBy(asc(conferenceTicketTypes.place));
      const ids = types.map(({ id }) => id);
      const taken = await takenPlaces(orm, ids, now);
      const own = await ownTaken(orm, accountId, ids, now);
      return {
        conference,
        types: types.map((type) => ({
          type,
          taken: taken.get(type.id) ?? 0,
          own: own.get(type.id) ?? 0,
        })),
      };
    },
    register: (draft, numbers, now) => transaction((within) => registered(within, draft, numbers, now)),
    pending: async (most) => {
      const rows = await orm
        .select({
          id: ticketRegistration.id,
          accountId: ticketRegistration.accountId,
          registeredAt: ticketRegistration.registeredAt,
          conferenceTitle: conferences.title,
          typeName: conferenceTicketTypes.name,
          ticket: conferenceTicket,
        })
        .from(conferenceTicket)
        .innerJoin(ticketRegistration, eq(ticketRegistration.id, conferenceTicket.registrationId))
        .innerJoin(conferences, eq(conferences.id, conferenceTicket.conferenceId))
        .innerJoin(conferenceTicketTypes, eq(conferenceTicketTypes.id, conferenceTicket.typeId))
        .where(eq(conferenceTicket.state, 'pending'))
        .orderBy(
          asc(ticketRegistration.registeredAt),
          asc(ticketRegistration.id),
          asc(conferenceTicket.place),
        )
        .limit(most);
      const ids = [...new Set(rows.map(({ id }) => id))];
      return ids.flatMap((id) => {
        const own = rows.filter((row) => row.id === id);
        const [first] = own;
        return first === undefined ? [] : [{ ...first, attendees: own.map(({ ticket }) => ticket) }];
      });
    },
    approve: (registrationId, orderNo, now) =>
      reviewed(registrationId, async (within, { registration, type, title }) => {
        const tickets = (await ticketsLocked(within, registrationId)).filter(
          ({ state }) => state === 'pending',
        );
        const [first] = tickets;
        if (first === undefined) return left(refusals.ticketNotNow);
        const toPay = first.price > 0;
        await ticketsMoved(within, tickets, toPay ? 'approvedToPay' : 'approved', now);
        if (toPay)
          await orderPlaced(within, {
            orderNo,
            registrationId,
            accountId: registration.accountId,
            typeId: type.id,
            places: tickets.length,
            key: registrationId,
            goodsName: goodsNameOf(title, type, tickets.length),
            price: first.price,
            createdAt: now,
            payBy: now + heldAfterReviewMs,
          });
        return right({
          accountId: registration.accountId,
          conferenceTitle: title,
          orderNo: toPay ? orderNo : null,
        });
      }),
    reject: (registrationId, reason, now) =>
      reviewed(registrationId, async (within, { registration, title }) => {
        const tickets = await ticketsLocked(within, registrationId);
        const changed = await ticketsMoved(
          within,
          tickets.filter(({ state }) => state === 'pending'),
          'rejected',
          now,
          reason,
        );
        return changed === 0
          ? left(refusals.ticketNotNow)
          : right({ accountId: registration.accountId, conferenceTitle: title, orderNo: null });
      }),
  };
};

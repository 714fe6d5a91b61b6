import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import {
  firstState,
  heldForMs,
  takingFault,
  type StoredTicketType,
  type TypeStanding,
} from '../../../domain/conference-ticket/conference-ticket';
import { takingStates } from '../../../domain/conference-ticket/ticket-machine';
import { secretHash } from './secret-hash';
import type { ConferenceTickets, TicketDraft } from '../../../ports/conference-tickets';
import { conferences, conferenceTicketTypes } from '../kinds/conference/table';
import type { Database, Orm } from '../orm';
import { conferenceTicket, heldPlaces, ticketRegistration } from '../schema/conference-ticket';
import { accountLocked } from './account-lock';
import { takenPlaces } from './taken-places';
import { goodsNameOf, orderPlaced } from './ticket-order';

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
        sql`(${inArray(conferenceTicket.state, [...takingStates, 'transferred'])}
          or (${conferenceTicket.state} = 'toPay' and ${heldPlaces.until} > ${now}))`,
      ),
    )
    .groupBy(conferenceTicket.typeId);
  return new Map(rows.map(({ typeId, own }) => [typeId, own]));
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

/** Choosing and registering, in the database. */
export const ticketRegistrationStore = ({
  orm,
  transaction,
}: Database): Pick<ConferenceTickets, 'choices' | 'register'> => {
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
  };
};

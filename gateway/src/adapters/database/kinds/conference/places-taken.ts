import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { takingStates } from '../../../../domain/conference-ticket/ticket-machine';
import { conferenceTicket, heldPlaces } from '../../schema/conference-ticket';

/**
 * How many places of a ticket type are taken at a moment, by tickets and by holds whose time is not over, as an expression.
 * One statement reads both, so that a hold that becomes a ticket meanwhile counts exactly once.
 * @param typeId the column of the ticket type's id
 * @param now milliseconds since 1970
 */
export const placesTaken = (typeId: PgColumn, now: number): SQL<number> => sql<number>`(
  (select count(*) from ${conferenceTicket}
    where ${conferenceTicket.typeId} = ${typeId} and ${inArray(conferenceTicket.state, [...takingStates])})
  + (select coalesce(sum(${heldPlaces.places}), 0) from ${heldPlaces}
    where ${heldPlaces.typeId} = ${typeId} and ${heldPlaces.until} > ${now}))::int`;

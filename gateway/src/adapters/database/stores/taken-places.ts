import { inArray } from 'drizzle-orm';
import { placesTaken } from '../kinds/conference/places-taken';
import { conferenceTicketTypes } from '../kinds/conference/table';
import type { Orm } from '../orm';

/** How many places of each type of ticket are taken at a moment. @param now milliseconds since 1970 */
export const takenPlaces = async (
  orm: Orm,
  typeIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> => {
  if (typeIds.length === 0) return new Map();
  const rows = await orm
    .select({ typeId: conferenceTicketTypes.id, taken: placesTaken(conferenceTicketTypes.id, now) })
    .from(conferenceTicketTypes)
    .where(inArray(conferenceTicketTypes.id, [...typeIds]));
  return new Map(rows.map(({ typeId, taken }) => [typeId, taken]));
};

import { insertInto } from '../adapters/database/insert-into';
import { conferences, conferenceTicketTypes } from '../adapters/database/kinds/conference/table';
import type { Orm } from '../adapters/database/orm';
import { listedIn } from '../domain/deal/listed-deal';
import { searchVector } from '../domain/search/bigrams';
import type { DatedConference } from './records/conference';

interface ConferenceRows {
  readonly conference: typeof conferences.$inferInsert;
  readonly types: readonly (typeof conferenceTicketTypes.$inferInsert)[];
}

/** A conference and its ticket types as rows. @param now when it was written, milliseconds since 1970 */
export const conferenceRows = (dated: DatedConference, now: number): ConferenceRows => {
  const { id, title, host, industries, region, form, venue, startsAt, endsAt, opensAt, closesAt } = dated;
  const { cancelledAt, tickets, ...rest } = dated;
  const { organizers, coOrganizers, intro, address, map, checkInFrom, cancelReason, tracks, sessions } = rest;
  const { speakers, transport, invoice, notes, sequence } = rest;
  const ids = industries.map((industry) => listedIn({ industry, region }).industryId);
  return {
    conference: {
      id,
      title,
      host,
      industries,
      industryIds: ids.filter((each) => each !== null),
      region,
      regionId: listedIn({ industry: '', region }).regionId,
      form,
      venue,
      startsAt,
      endsAt,
      opensAt,
      closesAt,
      cancelledAt,
      facts: {
        organizers,
        coOrganizers,
        intro,
        address,
        map,
        checkInFrom,
        cancelReason,
        tracks,
        sessions,
        speakers,
        transport,
        invoice,
        notes,
        sequence,
      },
      search: searchVector([
        title,
        host,
        ...organizers,
        ...coOrganizers,
        ...industries,
        region,
        venue,
        intro,
        ...speakers.flatMap(({ name, organization, topic }) => [name, organization, topic]),
        ...sessions.map((session) => session.title),
      ]),
      changedAt: now,
    },
    types: tickets.map((type, place) => ({ ...type, conferenceId: id, place })),
  };
};

/** Inserts conferences with their ticket types. */
export const insertConferences = async (orm: Orm, rows: readonly ConferenceRows[]): Promise<void> => {
  await insertInto(conferences)(
    orm,
    rows.map(({ conference }) => conference),
  );
  await insertInto(conferenceTicketTypes)(
    orm,
    rows.flatMap(({ types }) => types),
  );
};

import { and, asc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { kinds } from '../../../../../contract/kind/kinds';
import { freshnessDays } from '../../../domain/publication/freshness';
import type { Publication } from '../../../domain/publication/publication';
import { reviewAfterSaving } from '../../../domain/publication/publication-table';
import type { PublicationCounts, Publications, StandingChange } from '../../../ports/publications';
import { keysetPart, newestFirst } from '../keyset';
import { noticeOfDone, type NotifyingDatabase } from '../notifying-database';
import type { Orm } from '../orm';
import { publication } from '../schema/publication';
import { noNotice } from '../../../ports/message-store';
import { accountLocked } from './account-lock';
import { partiesOf } from './deal-parties';
import { codesOf, listedSaleOf, putListed, relist, stateOf } from './listed-things';
import { dayMs } from '../../../../../contract/values/duration';

const drafts = inArray(publication.review, ['draft', 'rejected']);

/** How many publications an account has, and how many of them are drafts. */
export const publicationCounts = async (orm: Orm, ownerId: string): Promise<PublicationCounts> => {
  const own = eq(publication.ownerId, ownerId);
  return {
    all: await orm.$count(publication, own),
    drafts: await orm.$count(publication, and(own, drafts, eq(publication.listing, 'none'))),
  };
};

/** A row as it was when something was decided by it. */
const asItWas = ({ id, version, review, listing, confirmedAt }: Publication) =>
  and(
    eq(publication.id, id),
    eq(publication.version, version),
    eq(publication.review, review),
    eq(publication.listing, listing),
    confirmedAt === null ? isNull(publication.confirmedAt) : eq(publication.confirmedAt, confirmedAt),
  );

const changed = async (
  orm: Orm,
  before: Publication,
  change: Partial<typeof publication.$inferInsert>,
): Promise<Publication | null> => {
  const [row] = await orm.update(publication).set(change).where(asItWas(before)).returning();
  return row ?? null;
};

/** The days of a publication's notices, each once, and the last, which ends its listing. */
const turns: readonly { readonly day: number; readonly reminder: number }[] = [
  ...freshnessDays.reminders.map((day) => ({ day, reminder: day })),
  { day: freshnessDays.withdrawn, reminder: freshnessDays.withdrawn },
];

/** Whether a change submits, lists or confirms: what a removed account can no longer do. */
const offers = ({ review, listing, confirmedAt }: StandingChange): boolean =>
  review === 'pending' || listing === 'listed' || (confirmedAt ?? null) !== null;

const isDue = ({ day, reminder }: (typeof turns)[number], now: number) =>
  and(lte(publication.confirmedAt, now - day * dayMs), lt(publication.reminded, reminder));

const relisted = async (
  inside: Orm,
  before: Publication,
  change: StandingChange,
  at: number,
): Promise<Publication | null> => {
  if (offers(change)) await accountLocked(inside, before.ownerId);
  const after = await changed(inside, before, change);
  if (after !== null) await relist(inside, after, change, at);
  return after;
};

export const publicationStore = (database: NotifyingDatabase): Publications => {
  const { orm } = database;
  return {
    page: (ownerId, asked) =>
      keysetPart(
        orm,
        {
          table: publication,
          order: newestFirst(publication.number, ({ number }) => number),
          which: eq(publication.ownerId, ownerId),
          rows: orm.select().from(publication).$dynamic(),
        },
        asked,
      ),
    one: async (id) => (await orm.select().from(publication).where(eq(publication.id, id)))[0] ?? null,
    codesOf: (things) => codesOf(orm, things),
    byNumber: async (number) =>
      (await orm.select().from(publication).where(eq(publication.number, number)))[0] ?? null,
    pending: (most) =>
      orm
        .select()
        .from(publication)
        .where(eq(publication.review, 'pending'))
        .orderBy(asc(publication.submittedAt), asc(publication.number))
        .limit(most),
    add: (ownerId, { id, kind, editor, fields }, savedAt, most) =>
      database.transaction(async (inside) => {
        // The owner's row is locked, so that two drafts at once are counted one after the other.
        await accountLocked(inside, ownerId);
        const counted = await publicationCounts(inside, ownerId);
        if (counted.all >= most.all) return 'tooMany';
        if (counted.drafts >= most.drafts) return 'tooManyDrafts';
        const [row] = await inside
          .insert(publication)
          .values({
            id,
            kind,
            editor,
            fields,
            ownerId,
            savedAt,
            version: 1,
            review: 'draft',
            listing: 'none',
          })
          .onConflictDoNothing()
          .returning();
        return row ?? null;
      }),
    save: (before, { editor, fields }, savedAt) =>
      database.transaction(async (inside) => {
        await accountLocked(inside, before.ownerId);
        return changed(inside, before, {
          fields,
          editor,
          savedAt,
          version: before.version + 1,
          review: reviewAfterSaving(before.review),
        });
      }),
    change: (before, change, noticeOf = noNotice) =>
      database.notifying(async (inside) => {
        if (offers(change)) await accountLocked(inside, before.ownerId);
        return changed(inside, before, change);
      }, noticeOfDone(noticeOf)),
    reject: (before, reasons, noticeOf) =>
      database.notifying(
        (inside) => changed(inside, before, { review: 'rejected', reasons }),
        noticeOfDone(noticeOf),
      ),
    list: (before, published, at, noticeOf) =>
      database.notifying(async (inside) => {
        const listed = await changed(inside, before, {
          review: 'approved',
          // What its owner took off the lists, or closed, stays so.
          listing: before.listing === 'none' ? 'listed' : before.listing,
          reasons: [],
          published: before.fields,
          dealId: published.deal.id,
          confirmedAt: at,
          reminded: 0,
          takenDown: null,
        });
        if (listed !== null)
          await putListed(inside, published, { texts: before.fields, before: before.published }, at);
        return listed;
      }, noticeOfDone(noticeOf)),
    relist: (before, change, at) => database.transaction((inside) => relisted(inside, before, change, at)),
    end: (before, change, at, notices) =>
      database.notifying(
        (inside) => relisted(inside, before, change, at),
        async (after, inside) => {
          if (after === null) return {};
          const { kind, dealId } = after;
          const hasParties = kinds[kind].gate === 'nda' && dealId !== null;
          return { notices: notices(after, hasParties ? await partiesOf(inside, dealId) : []) };
        },
      ),
    remove: async (before) =>
      (await orm.delete(publication).where(asItWas(before)).returning({ id: publication.id })).length > 0,
    timeHasPassedFor: (now, most) =>
      orm
        .select()
        .from(publication)
        .where(and(eq(publication.listing, 'listed'), or(...turns.map((turn) => isDue(turn, now)))))
        .orderBy(asc(publication.confirmedAt))
        .limit(most),
    dealState: (of) => stateOf(orm, of),
    listedSale: (of) => listedSaleOf(orm, of),
  };
};

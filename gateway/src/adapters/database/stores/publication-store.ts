import { and, asc, eq, inArray, lt, lte, ne, or } from 'drizzle-orm';
import { dayMs, freshnessDays } from '../../../domain/publication/freshness';
import { listedDeal } from '../../../domain/deal/listed-deal';
import type { PublishedSale } from '../../../domain/publication/published-sale';
import { reviewAfterSaving, type Publication } from '../../../domain/publication/publication';
import type { Publications, StandingChange } from '../../../ports/publications';
import { keysetPart, newestFirst } from '../keyset';
import type { Database, Orm } from '../orm';
import { publication } from '../schema/publication';
import { sale } from '../schema/sale';

const drafts = inArray(publication.review, ['draft', 'rejected']);

/** A row as it was when something was decided by it. */
const asItWas = ({ id, version, review, listing }: Publication) =>
  and(
    eq(publication.id, id),
    eq(publication.version, version),
    eq(publication.review, review),
    eq(publication.listing, listing),
  );

const changed = async (
  orm: Orm,
  before: Publication,
  change: Partial<typeof publication.$inferInsert>,
): Promise<Publication | null> => {
  const [row] = await orm.update(publication).set(change).where(asItWas(before)).returning();
  return row ?? null;
};

const dealColumns = (deal: PublishedSale) => {
  const {
    id: _id,
    code: _code,
    process: _process,
    documents: _documents,
    evidence: _evidence,
    ...same
  } = { ...deal, ...listedDeal(deal) };
  return same;
};

/** A deal that is there already keeps its code, its documents, its evidence and how far it has come. */
const putDeal = async (orm: Orm, deal: PublishedSale): Promise<void> => {
  await orm
    .insert(sale)
    .values({ ...deal, ...listedDeal(deal) })
    .onConflictDoUpdate({ target: sale.id, set: dealColumns(deal) });
};

/** The days on which something is told of a publication, each once, and the last, which ends its listing. */
const turns: readonly { readonly day: number; readonly told: number }[] = [
  ...freshnessDays.told.map((day) => ({ day, told: day })),
  { day: freshnessDays.withdrawn, told: freshnessDays.withdrawn },
];

const isDue = ({ day, told }: (typeof turns)[number], now: number) =>
  and(lte(publication.confirmedAt, now - day * dayMs), lt(publication.reminded, told));

const dealAfter = ({ listing, confirmedAt }: StandingChange): Partial<typeof sale.$inferInsert> => ({
  ...(listing === undefined || listing === 'none' ? {} : { state: listing }),
  ...(confirmedAt === undefined || confirmedAt === null ? {} : { confirmedAt }),
});

export const publicationStore = (database: Database): Publications => {
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
    byNumber: async (number) =>
      (await orm.select().from(publication).where(eq(publication.number, number)))[0] ?? null,
    counts: async (ownerId) => {
      const own = eq(publication.ownerId, ownerId);
      return {
        all: await orm.$count(publication, own),
        drafts: await orm.$count(publication, and(own, drafts, eq(publication.listing, 'none'))),
      };
    },
    pending: (most) =>
      orm
        .select()
        .from(publication)
        .where(eq(publication.review, 'pending'))
        .orderBy(asc(publication.submittedAt), asc(publication.number))
        .limit(most),
    add: async (ownerId, { id, kind, editor, fields }, savedAt) => {
      const [row] = await orm
        .insert(publication)
        .values({ id, kind, editor, fields, ownerId, savedAt, version: 1, review: 'draft', listing: 'none' })
        .onConflictDoNothing()
        .returning();
      return row ?? null;
    },
    save: (before, { editor, fields }, savedAt) =>
      changed(orm, before, {
        fields,
        editor,
        savedAt,
        version: before.version + 1,
        review: reviewAfterSaving(before.review),
      }),
    change: (before, change) => changed(orm, before, change),
    reject: (before, reasons) => changed(orm, before, { review: 'rejected', reasons }),
    list: (before, deal, at) =>
      database.transaction(async (inside) => {
        const listed = await changed(inside, before, {
          review: 'approved',
          listing: 'listed',
          reasons: [],
          published: before.fields,
          dealId: deal.id,
          confirmedAt: at,
          reminded: 0,
        });
        if (listed !== null) await putDeal(inside, deal);
        return listed;
      }),
    relist: (before, change) =>
      database.transaction(async (inside) => {
        const after = await changed(inside, before, change);
        if (after !== null && after.dealId !== null)
          await inside
            .update(sale)
            .set(dealAfter(change))
            .where(and(eq(sale.id, after.dealId), ne(sale.state, 'closed')));
        return after;
      }),
    remove: async (before) =>
      (await orm.delete(publication).where(asItWas(before)).returning({ id: publication.id })).length > 0,
    timeHasPassedFor: (now, most) =>
      orm
        .select()
        .from(publication)
        .where(and(eq(publication.listing, 'listed'), or(...turns.map((turn) => isDue(turn, now)))))
        .orderBy(asc(publication.confirmedAt))
        .limit(most),
    dealState: async ({ dealId }) => {
      if (dealId === null) return null;
      const [row] = await orm.select({ state: sale.state }).from(sale).where(eq(sale.id, dealId));
      return row?.state ?? null;
    },
  };
};

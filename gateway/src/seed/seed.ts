import { exactOrNull } from '../../../contract/values/decimal';
import { rowsAtOnce } from '../adapters/database/insert-into';
import { Survey } from '../../../contract/survey/survey';
import type { Database, Orm } from '../adapters/database/orm';
import { account } from '../adapters/database/schema/account';
import { consultation } from '../adapters/database/schema/chat';
import { banner, hotWord } from '../adapters/database/schema/home';
import { message, sender } from '../adapters/database/schema/message';
import { news } from '../adapters/database/kinds/news/table';
import { sale } from '../adapters/database/kinds/sale/table';
import { survey } from '../adapters/database/schema/survey';
import { seeding } from '../adapters/database/schema/seeding';
import { followUpSeeded } from '../adapters/database/stores/seeded-follow-ups';
import { giveThreadsToSeeded } from '../adapters/database/stores/seeded-threads';
import { newsSearch } from '../domain/news/news-search';
import type { PasswordHasher } from '../ports/password-hasher';
import { messageRows } from './message-rows';
import { seedRegistrations } from './seed-registrations';
import { seedEnrolments } from './seed-enrolments';
import { seedBidding } from './seed-bids';
import { saleRow } from './sale-rows';
import type { SeedContent } from './seed-content';
import { insertKinds } from './seeded-kinds';
import { seedNda } from './seed-ndas';
import { seedPublications } from './seed-publications';
import { seedStatistics } from './seed-statistics';
import { seedReads } from './seed-reads';
import { seedOrder } from './seed-orders';
import { dayMs, hourMs } from '../../../contract/values/duration';

export interface SeedingNeeds {
  readonly database: Database;
  readonly passwords: PasswordHasher;
  /** The moment that all times of the seed count back from. */
  readonly now: number;
}

const accountRow = async (seed: SeedContent['accounts'][number], { passwords, now }: SeedingNeeds) => {
  const { password, demo: _demo, registeredDaysAgo, ...same } = seed;
  return {
    ...same,
    roles: [...same.roles],
    permissions: [...same.permissions],
    passwordHash: await passwords.hash(password),
    registeredAt: now - registeredDaysAgo * dayMs,
  };
};

/** One after the other: a password that waits too long is refused. */
const accountRows = async ({ accounts }: SeedContent, needs: SeedingNeeds) => {
  const rows: Awaited<ReturnType<typeof accountRow>>[] = [];
  for (const seed of accounts) rows.push(await accountRow(seed, needs));
  return rows;
};

/** The oldest first, so that their ids ascend with time. */
const newsRows = (pieces: SeedContent['news'], now: number): (typeof news.$inferInsert)[] =>
  [...pieces]
    .sort((one, other) => other.daysAgo - one.daysAgo)
    .map(({ daysAgo, ...same }) => ({
      ...same,
      publishedAt: Math.round(now - daysAgo * dayMs),
      search: newsSearch(same),
    }));

/** So that places in a list ascend with time. */
const oldestFirst = (orders: SeedContent['orders']): SeedContent['orders'] =>
  [...orders].sort((one, other) => other.hoursAgo - one.hoursAgo);

const fill = async (
  orm: Orm,
  content: SeedContent,
  rows: Awaited<ReturnType<typeof accountRows>>,
  now: number,
) => {
  if (rows.length > 0) await orm.insert(account).values(rows);
  if (content.senders.length > 0) await orm.insert(sender).values([...content.senders]);
  for (let from = 0; from < content.sales.length; from += rowsAtOnce)
    await orm.insert(sale).values(
      content.sales.slice(from, from + rowsAtOnce).map((seed) => ({
        ...saleRow(seed, now, content.saleOwners[seed.sourceType] ?? null),
        leastBid: exactOrNull(content.leastBids[seed.id] ?? null),
      })),
    );
  await insertKinds(orm, content, now);
  await seedRegistrations(orm, content, now);
  await seedEnrolments(orm, content, now);
  await seedPublications(orm, content, now);
  for (const seed of content.ndas) await seedNda(orm, content, seed, now);
  await seedBidding(orm, content.bids, now);
  await seedReads(orm, content, now);
  if (content.banners.length > 0) await orm.insert(banner).values([...content.banners]);
  if (content.hotWords.length > 0) await orm.insert(hotWord).values([...content.hotWords]);
  const { surveys = [] } = content;
  if (surveys.length > 0)
    await orm
      .insert(survey)
      .values(
        surveys.map((one) => ({ version: one.version, since: one.since, content: Survey.encode(one) })),
      );
  if (content.statistics !== undefined) await seedStatistics(orm, content.statistics);
  if (content.news.length > 0) await orm.insert(news).values(newsRows(content.news, now));
  for (const order of oldestFirst(content.orders)) await seedOrder(orm, order, now);
  await followUpSeeded(orm);
  const rowsOfMessages = messageRows(content, now);
  for (let from = 0; from < rowsOfMessages.length; from += rowsAtOnce)
    await orm.insert(message).values(rowsOfMessages.slice(from, from + rowsAtOnce));
  const { consultations = [] } = content;
  if (consultations.length > 0)
    await orm.insert(consultation).values(
      consultations.map(({ hoursAgo, ...asked }) => {
        const at = now - hoursAgo * hourMs;
        return { ...asked, at, firstAt: at };
      }),
    );
  await giveThreadsToSeeded(orm, now);
};

/** What a database was filled with; null when it never was. */
export const seededWith = async (database: Database): Promise<string | null> => {
  const [before] = await database.orm.select().from(seeding).limit(1);
  return before?.name ?? null;
};

/**
 * Fills a database that was never filled, whole or not at all; one that was is left as it is.
 * Answers whether it was filled now.
 */
export const seedOnce = async (needs: SeedingNeeds, name: string, content: SeedContent): Promise<boolean> => {
  if ((await seededWith(needs.database)) !== null) return false;
  const rows = await accountRows(content, needs);
  await needs.database.transaction(async (orm) => {
    await fill(orm, content, rows, needs.now);
    await orm.insert(seeding).values({ name, seededAt: needs.now });
  });
  return true;
};

import { databaseOver } from '../../gateway/src/adapters/database/orm';
import type { SqlDatabase } from '../../gateway/src/adapters/database/sql-client';
import { hashingThreads, type ScryptCost } from '../../gateway/src/adapters/password/hashing-threads';
import { scryptHasher } from '../../gateway/src/adapters/password/scrypt-hasher';
import { systemClock } from '../../gateway/src/adapters/system/system-clock';
import { locations } from '../../gateway/src/main/locations';
import type { Random } from '../../gateway/src/ports/random';
import { seedOnce } from '../../gateway/src/seed/seed';
import type { SeedContent } from '../../gateway/src/seed/seed-content';

/** Hashing that costs nothing, for tools and tests alone: the form of the hash and the code are the same. */
export const cheapPasswords: ScryptCost = { N: 16, r: 1, p: 1 };

interface CheapSeeding {
  readonly name: string;
  readonly content: SeedContent;
  /** The moment that all times of the seed count back from, milliseconds since 1970. */
  readonly now: number;
  readonly random: Random;
}

/** Fills a migrated database that was never filled, with passwords that cost nothing. */
export const seedCheaply = async (
  sql: SqlDatabase,
  { name, content, now, random }: CheapSeeding,
): Promise<void> => {
  const threads = hashingThreads({ entry: locations.hashingThread, clock: systemClock, threads: 1 });
  const passwords = scryptHasher(threads, random, cheapPasswords);
  await seedOnce({ database: databaseOver(sql), passwords, now }, name, content);
  await threads.close();
};

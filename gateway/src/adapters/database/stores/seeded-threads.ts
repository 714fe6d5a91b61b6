import { sql } from 'drizzle-orm';
import type { Orm } from '../orm';

/** Gives a thread to each seeded tie of a deal that hides its owner (migration 0065). `now` in milliseconds. */
export const giveThreadsToSeeded = async (orm: Orm, now: number): Promise<void> => {
  await orm.execute(sql`select give_threads(${now + 1})`);
};

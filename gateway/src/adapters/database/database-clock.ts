import { sql } from 'drizzle-orm';

/** This moment by the database's clock: those of the instances may differ. */
export const databaseNow = sql`clock_timestamp()`;

/** The moment so many milliseconds from now. */
export const fromDatabaseNow = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** This moment in milliseconds since 1970. */
export const databaseNowMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

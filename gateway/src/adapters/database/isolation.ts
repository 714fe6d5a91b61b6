import { sql } from 'drizzle-orm';

/**
 * The first statement of a transaction whose row locks alone keep it right, so that it sees what was committed while it
 * waited for one. The others are serializable.
 */
export const readCommitted = sql`set transaction isolation level read committed`;

import { NoRoom } from '../../ports/storage-fault';
import type { SqlSource } from './serial-database';
import type { SqlClient } from './sql-client';

/** Whether there is room for what is to be written, or at least for taking something away. */
export type AllowsWriting = (what: 'write' | 'removal') => boolean;

const reads = /^[\s(]*(?:select|show|begin|commit|rollback|vacuum|checkpoint)\b/i;
const removes = /^\s*delete\b/i;

const refusal = (allows: AllowsWriting, sql: string): NoRoom | null => {
  if (reads.test(sql)) return null;
  return allows(removes.test(sql) ? 'removal' : 'write') ? null : new NoRoom();
};

/**
 * Refuses a statement that writes while there is too little room, before the database hears of it: a write-ahead log
 * that cannot be written on ends every database. Reads go on.
 */
export const whileRoom = (source: SqlSource, allows: AllowsWriting): SqlSource => {
  const checked = async <A>(sql: string, done: () => Promise<A>): Promise<A> => {
    const refused = refusal(allows, sql);
    if (refused !== null) throw refused;
    return done();
  };
  const guarded = (client: SqlClient): SqlClient => ({
    query: (sql, parameters, shape) => checked(sql, () => client.query(sql, parameters, shape)),
    script: (sql) => checked(sql, () => client.script(sql)),
  });
  return { client: () => source.client().then(guarded), close: source.close };
};

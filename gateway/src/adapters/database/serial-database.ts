import { AsyncLocalStorage } from 'node:async_hooks';
import type { SqlClient, SqlDatabase } from './sql-client';

/** A connection that takes one statement at a time and can be ended. */
export interface SqlConnection extends SqlClient {
  readonly close: () => Promise<void>;
}

/** One queue before a single connection, so that nothing slips into another's transaction. */
export const serialDatabase = (connection: SqlConnection): SqlDatabase => {
  const insideTransaction = new AsyncLocalStorage<true>();
  let tail: Promise<unknown> = Promise.resolve();
  let closing: Promise<void> | null = null;

  const queued = <A>(work: () => Promise<A>): Promise<A> => {
    if (insideTransaction.getStore() === true)
      return Promise.reject(new Error('Inside a transaction only its own client may be used.'));
    if (closing !== null) return Promise.reject(new Error('The database is closed.'));
    const turn = tail.then(work);
    tail = turn.catch(() => undefined);
    return turn;
  };

  return {
    query: (sql, parameters, shape) => queued(() => connection.query(sql, parameters, shape)),
    script: (sql) => queued(() => connection.script(sql)),
    transaction: (work) =>
      queued(async () => {
        await connection.script('begin');
        try {
          const answer = await insideTransaction.run(true, () => work(connection));
          await connection.script('commit');
          return answer;
        } catch (error) {
          await connection.script('rollback');
          throw error;
        }
      }),
    close: () => (closing ??= tail.then(() => connection.close())),
  };
};

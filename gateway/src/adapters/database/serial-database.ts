import { AsyncLocalStorage } from 'node:async_hooks';
import { StorageUnavailable } from '../../ports/storage-fault';
import type { SqlClient, SqlDatabase } from './sql-client';

/** A connection that takes one statement at a time and can be ended. */
export interface SqlConnection extends SqlClient {
  readonly close: () => Promise<void>;
}

/** Where statements go: one client at a time, which fails for good when its connection is lost. */
export interface SqlSource {
  readonly client: () => Promise<SqlClient>;
  readonly close: () => Promise<void>;
}

export const sourceOf = (connection: SqlConnection): SqlSource => ({
  client: () => Promise.resolve(connection),
  close: connection.close,
});

/** How many may wait at once, and how long; who waited that long is told, and what they asked is not done later. */
const mostWaiting = 2_000;
const longestWaitMs = 10_000;
/**
 * So many single statements are handed over at once. The connection answers them one after the other; the next is there
 * when it has answered one, and it need not wait for whatever else this thread does meanwhile.
 */
const handedOver = 16;

/** What stands in the queue, and how much of what may be handed over it takes: all, where nobody else's statements may come between. */
interface Place {
  readonly takes: number;
  readonly begin: () => Promise<void>;
}

/** One queue before a single connection, so that nothing slips into another's transaction. */
export const serialDatabase = (source: SqlSource, waitMs: number = longestWaitMs): SqlDatabase => {
  const insideTransaction = new AsyncLocalStorage<true>();
  const queue: Place[] = [];
  let taken = 0;
  let waiting = 0;
  let closing: Promise<void> | null = null;

  const goOn = (): void => {
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      const { takes, begin } = next;
      if (taken + takes > handedOver) return;
      queue.shift();
      taken += takes;
      void begin().finally(() => {
        taken -= takes;
        goOn();
      });
    }
  };
  const enqueue = (place: Place): void => {
    queue.push(place);
    goOn();
  };

  const queued = <A>(takes: number, work: (client: SqlClient) => Promise<A>): Promise<A> => {
    if (insideTransaction.getStore() === true)
      return Promise.reject(new Error('Inside a transaction only its own client may be used.'));
    if (closing !== null) return Promise.reject(new Error('The database is closed.'));
    if (waiting >= mostWaiting)
      return Promise.reject(new StorageUnavailable('Too many wait for the database.'));
    waiting += 1;
    return new Promise<A>((resolve, reject) => {
      let given: 'waits' | 'begun' | 'givenUp' = 'waits';
      const leave = (): void => {
        given = 'givenUp';
        waiting -= 1;
        reject(new StorageUnavailable('Waited too long for the database.'));
      };
      const patience = setTimeout(leave, waitMs);
      const begin = async (): Promise<void> => {
        if (given === 'givenUp') return;
        given = 'begun';
        clearTimeout(patience);
        waiting -= 1;
        await source.client().then(work).then(resolve, reject);
      };
      enqueue({ takes, begin });
    });
  };

  return {
    query: (sql, parameters, shape) => queued(1, (client) => client.query(sql, parameters, shape)),
    script: (sql) => queued(handedOver, (client) => client.script(sql)),
    transaction: (work) =>
      queued(handedOver, async (client) => {
        await client.script('begin');
        try {
          const answer = await insideTransaction.run(true, () => work(client));
          await client.script('commit');
          return answer;
        } catch (error) {
          // A connection that was lost has rolled back by itself; why it failed is what is told.
          await client.script('rollback').catch(() => undefined);
          throw error;
        }
      }),
    close: () =>
      (closing ??= new Promise((resolve, reject) => {
        enqueue({ takes: handedOver, begin: () => source.close().then(resolve, reject) });
      })),
  };
};

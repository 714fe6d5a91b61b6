import { StorageUnavailable } from '../../ports/storage-fault';
import { ownClient } from './own-client';
import { keepRequest } from '../request-id/request-scope';
import type { MeasuredDatabase, SqlClient } from './sql-client';

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

/** How many statements may wait at once, and how long; one that waited that long fails and is not executed later. */
const mostWaiting = 2_000;
const longestWaitMs = 10_000;
/**
 * How many single statements are handed over at once. The connection answers them one after the other; it has the next
 * one as soon as it has answered one, and need not wait for other work of this thread.
 */
const handedOver = 16;

/** A queued task, and its share of what may be handed over: all, where no other statement may run in between. */
interface Place {
  readonly takes: number;
  readonly begin: () => Promise<void>;
}

/** One queue before a single connection, so that nothing slips into another's transaction. */
export const serialDatabase = (source: SqlSource, waitMs: number = longestWaitMs): MeasuredDatabase => {
  const guard = ownClient();
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
    const refused = guard.refusal(closing !== null);
    if (refused !== null) return Promise.reject(refused);
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
      enqueue({ takes, begin: keepRequest(begin) });
    });
  };

  return {
    query: (sql, parameters, shape) => queued(1, (client) => client.query(sql, parameters, shape)),
    script: (sql) => queued(handedOver, (client) => client.script(sql)),
    transaction: (work) =>
      queued(handedOver, async (client) => {
        await client.script('begin');
        try {
          const answer = await guard.inside(() => work(client));
          await client.script('commit');
          return answer;
        } catch (error) {
          // A lost connection has rolled back by itself; the error is the reason of the failure.
          await client.script('rollback').catch(() => undefined);
          throw error;
        }
      }),
    load: () => [{ pool: 'embedded', total: 1, idle: taken === 0 ? 1 : 0, waiting }],
    close: () =>
      (closing ??= new Promise((resolve, reject) => {
        enqueue({ takes: handedOver, begin: () => source.close().then(resolve, reject) });
      })),
  };
};

import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { StorageUnavailable } from '../../../ports/storage-fault';
import type { PoolLoad } from '../../../ports/metrics';
import type { MeasuredDatabase, SqlClient } from '../sql-client';
import { ownClient } from '../own-client';
import { currentRequestId, isRequestId } from '../../request-id/request-scope';
import { applicationName, clientOver } from './client';
import { conflictLine, type ConflictLine } from './conflict-line';
import { endsConnection, GivenWay, KeyTaken, statementFault } from './statement-fault';

/** How many callers may wait for a connection of one pool at once. */
const mostWaiting = 2_000;
/** How often a transaction runs before its caller gets the answer that the database is busy. */
const mostRuns = 12;
/** A key that is still taken after so many runs is a fault of its caller. */
const mostRunsForKey = 3;
/** Runs at the same time as others; after them a transaction that gave way waits in line with the others that did. */
const freeRuns = 2;

/**
 * Begins a transaction under the name of its request, if it is of one: the server's log (`%a`) and pg_stat_activity show
 * it. Both statements go in one message, so that the name costs no further wait.
 */
const beginning = (requestId: string | null): string =>
  requestId !== null && isRequestId(requestId)
    ? `begin; set local application_name = '${applicationName} ${requestId}'`
    : 'begin';

/** Whether what failed in this run, the first being 1, may succeed in another one. */
const mayRunAgain = (error: unknown, runs: number): boolean =>
  (error instanceof GivenWay && runs < mostRuns) || (error instanceof KeyTaken && runs < mostRunsForKey);

/** A single statement that changes nothing and locks nothing. */
const onlyReads = (sql: string): boolean =>
  /^[\s(]*(?:select|show)\b/i.test(sql) &&
  !/\bfor\s+(?:no\s+key\s+)?(?:update|share)\b|\bpg_(?:try_)?advisory/i.test(sql);

export interface Pools {
  /** Serializable sessions: transactions, and single statements that write. */
  readonly writing: pg.Pool;
  /** Read committed sessions: single statements that read. */
  readonly reading: pg.Pool;
}

export interface PooledNeeds {
  /** A number from 0 to 1 by chance, for the pause before a further run. */
  readonly chance: () => number;
  /** Called for each run that gave way. */
  readonly onGivenWay?: () => void;
}

/** A connection that is lent: its statements fail with the faults that callers know. */
interface Session extends SqlClient {
  /** Whether PostgreSQL kept what was done; false where it has rolled back instead. */
  readonly commit: () => Promise<boolean>;
  /** The fault of a statement that may succeed in another run, also where a library wrapped it or the work went on. */
  readonly conflict: () => GivenWay | KeyTaken | null;
}

/** Lends a connection of the pool to `work`; one whose connection failed is thrown away. */
const lent = async <A>(pool: pg.Pool, work: (session: Session) => Promise<A>): Promise<A> => {
  if (pool.waitingCount >= mostWaiting) throw new StorageUnavailable('Too many wait for the database.');
  const carrier = await pool.connect().catch((error: unknown) => {
    throw statementFault(error);
  });
  // Without a listener an error between two statements ends the process; the next statement fails with it.
  const ignore = (): void => undefined;
  carrier.on('error', ignore);
  let isLost = false;
  let conflict: GivenWay | KeyTaken | null = null;
  const failed = (error: unknown): never => {
    isLost ||= endsConnection(error);
    const fault = statementFault(error);
    if (fault instanceof GivenWay || fault instanceof KeyTaken) conflict = fault;
    throw fault;
  };
  const client = clientOver(carrier);
  try {
    return await work({
      query: (sql, parameters, shape) => client.query(sql, parameters, shape).catch(failed),
      script: (sql) => client.script(sql).catch(failed),
      commit: async () => (await carrier.query('commit').catch(failed)).command === 'COMMIT',
      conflict: () => conflict,
    });
  } finally {
    carrier.off('error', ignore);
    carrier.release(isLost);
  }
};

const loadOf = (pool: keyof Pools, { totalCount, idleCount, waitingCount }: pg.Pool): PoolLoad => ({
  pool,
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

/**
 * A database over two pools of PostgreSQL connections. Transactions are serializable: their result is one that they
 * have one after the other, as in the embedded database. One that has to give way is run again as a whole, at most
 * `mostRuns` times; `work` therefore does nothing that the database cannot roll back.
 */
export const pooledDatabase = ({ writing, reading }: Pools, needs: PooledNeeds): MeasuredDatabase => {
  const guard = ownClient();
  const line: ConflictLine = conflictLine();
  let closing: Promise<void> | null = null;

  const refusal = (): Error | null => guard.refusal(closing !== null);

  /** Runs again what gave way, first at the same time as the others, then in line. */
  const repeated = async <A>(run: (session: Session) => Promise<A>): Promise<A> => {
    const once = (inLine: boolean): Promise<A> =>
      inLine ? line(() => lent(writing, run)) : lent(writing, run);
    for (let runs = 1; ; runs += 1)
      try {
        return await once(runs > freeRuns);
      } catch (error) {
        if (!mayRunAgain(error, runs)) throw error;
        needs.onGivenWay?.();
        await wait(needs.chance() * Math.min(2 ** runs, 64));
      }
  };

  const inTransaction =
    <A>(work: (client: SqlClient) => Promise<A>) =>
    async (session: Session): Promise<A> => {
      await session.script(beginning(currentRequestId()));
      try {
        const answer = await guard.inside(() => work(session));
        // Where work goes on after a statement that failed, PostgreSQL reports the rollback only here.
        if (await session.commit()) return answer;
        throw new Error('A statement of the transaction failed.');
      } catch (error) {
        await session.script('rollback').catch(() => undefined);
        throw session.conflict() ?? error;
      }
    };

  const single = <A>(sql: string, ask: (client: SqlClient) => Promise<A>): Promise<A> => {
    const refused = refusal();
    if (refused !== null) return Promise.reject(refused);
    return onlyReads(sql) ? lent(reading, ask) : repeated(ask);
  };

  return {
    query: (sql, parameters, shape) => single(sql, (client) => client.query(sql, parameters, shape)),
    script: (sql) => single(sql, (client) => client.script(sql)),
    transaction: (work) => {
      const refused = refusal();
      return refused === null ? repeated(inTransaction(work)) : Promise.reject(refused);
    },
    load: () => [loadOf('writing', writing), loadOf('reading', reading)],
    close: () => (closing ??= Promise.all([writing.end(), reading.end()]).then(() => undefined)),
  };
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '../../../gateway/src/adapters/database/pglite/connection';
import { serialDatabase, sourceOf } from '../../../gateway/src/adapters/database/serial-database';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { locations } from '../../../gateway/src/main/locations';
import { startInstance, type InstanceProcess } from '../../cluster/instance';
import { freePorts } from '../../servers/free-ports';
import { root } from '../../setup.mjs';
import { closeAtEnd } from '../../cluster/with-cluster';

/** Longer than any wait for one of the statements of the preparation, in milliseconds. */
const longestWaitMs = 600_000;

export interface EmbeddedInstance extends InstanceProcess {
  readonly address: string;
}

/** Settings that would lead the instance to another database. */
const withoutServers = (): NodeJS.ProcessEnv => {
  const { DATABASE_URL: _database, BROKER_URL: _broker, FILES_URL: _files, ...env } = process.env;
  return { ...env, NODE_ENV: 'production' };
};

/** Changes the database of a folder that no instance has open. */
const preparedIn = async <A>(folder: string, prepare: (sql: SqlDatabase) => Promise<A>): Promise<A> => {
  const connection = await openPglite(locations.databaseThread, { folder, template: null });
  const sql = serialDatabase(sourceOf(connection), longestWaitMs);
  try {
    return await prepare(sql);
  } finally {
    await sql.close();
  }
};

/**
 * Starts one instance on the embedded database, for some work.
 * @param prepare adds to the seeded database, while no instance has it
 */
export const withEmbedded = async <Prepared, A>(
  seed: string,
  prepare: (sql: SqlDatabase) => Promise<Prepared>,
  work: (instance: EmbeddedInstance, prepared: Prepared) => Promise<A>,
): Promise<A> => {
  const data = await mkdtemp(join(tmpdir(), 'hupo-embedded-'));
  const [port = 0, secondPort = 0] = await freePorts(2);
  const ports = ['--port', String(port), '--second-port', String(secondPort)];
  const instance = await startInstance({
    program: join(root, 'dist/gateway/main.js'),
    args: [...ports, '--trust-proxy', '--data', data, '--seed', seed],
    env: withoutServers(),
    print: () => undefined,
  });
  const close = closeAtEnd(async () => {
    await instance.end();
    await rm(data, { recursive: true, force: true });
  });
  try {
    await instance.end();
    const prepared = await preparedIn(join(data, 'database'), prepare);
    await instance.startAgain();
    return await work({ ...instance, address: `http://127.0.0.1:${port}` }, prepared);
  } finally {
    await close();
  }
};

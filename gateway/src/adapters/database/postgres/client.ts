import { types } from '@electric-sql/pglite';
import pg from 'pg';
import type { SqlClient } from '../sql-client';

/** What the server calls our sessions. */
export const applicationName = 'hupo';

/** The time limits of a session, in milliseconds; 0 is none. */
export interface SessionLimits {
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
}

/** Isolation of transactions that do not name one. */
export type Isolation = 'serializable' | 'read committed';

/** A value is read as the embedded database reads it, so that stores know one form. Arrays are read by the driver. */
const readsAsEmbedded = new pg.TypeOverrides();
for (const oid of Object.keys(types.parsers).map(Number).filter(Number.isInteger))
  readsAsEmbedded.setTypeParser(oid, (text: string): unknown => types.parseType(text, oid));

/**
 * The settings of a session for `pg`. Index scans are preferred: a sequential scan of a serializable transaction conflicts
 * with every write to its table.
 */
export const sessionOf = (
  connectionString: string,
  limits: SessionLimits,
  isolation: Isolation,
): pg.ClientConfig => ({
  connectionString,
  application_name: applicationName,
  types: readsAsEmbedded,
  keepAlive: true,
  connectionTimeoutMillis: 4_000,
  statement_timeout: limits.statementMs,
  lock_timeout: limits.lockMs,
  idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  ...(limits.statementMs === 0 ? {} : { query_timeout: limits.statementMs + 1_000 }),
  options: [
    'TimeZone=UTC',
    `default_transaction_isolation=${isolation.replace(' ', '\\ ')}`,
    'random_page_cost=1.1',
    'client_min_messages=warning',
  ]
    .map((setting) => `-c ${setting}`)
    .join(' '),
});

/** The number of statement texts that each connection keeps prepared; further ones are planned each time. */
const mostNamed = 300;
/** A longer one stores many rows at once, and is hardly ever repeated. */
const longestNamed = 8_000;

const names = new Map<string, string>();

/** The name by which every connection prepares a text; undefined where it is not worth it. */
const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= mostNamed || text.length > longestNamed) return undefined;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
};

/** The part of a driver's client that carries statements. */
export type Carrier = Pick<pg.ClientBase, 'query'>;

/** Statements over one connection of the driver; they fail with the driver's own errors. */
export const clientOver = (carrier: Carrier): SqlClient => ({
  query: async (text, parameters, shape) => {
    const name = nameOf(text);
    const asked = { text, values: [...parameters], ...(name === undefined ? {} : { name }) };
    if (shape === 'arrays') return (await carrier.query({ ...asked, rowMode: 'array' })).rows;
    return (await carrier.query<Record<string, unknown>>(asked)).rows;
  },
  script: async (sql) => {
    await carrier.query(sql);
  },
});

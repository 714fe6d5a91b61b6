import type { Agent } from 'node:http';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Database } from '../../../gateway/src/adapters/database/orm';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { openPostgres } from '../../../gateway/src/adapters/database/postgres/open-postgres';
import { sessionStore } from '../../../gateway/src/adapters/database/stores/session-store';
import { ticketStore } from '../../../gateway/src/adapters/database/stores/ticket-store';
import { systemClock } from '../../../gateway/src/adapters/system/system-clock';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import type { Cluster, ClusterInstance } from '../../cluster/cluster';
import { recordingDatabase } from '../../process/recording-database';
import { silentLog } from '../../process/silent-log';
import { send, type HttpAnswer, type HttpAsking } from './request';

/** The answer of a call. */
export interface Answer {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  /** `resultCode`; 0 where no answer came. */
  readonly code: number;
  readonly text: string;
  readonly data: unknown;
}

const Envelope = t.intersection([
  t.type({ resultCode: t.number }),
  t.partial({ resultMsg: t.string, data: t.unknown }),
]);

const noAnswer: Answer = { status: 0, code: 0, text: 'no answer', data: null };

export interface SoakMember {
  readonly id: string;
  readonly phone: string;
  readonly name: string;
  readonly token: string;
}

export interface Asking {
  readonly parameters?: Readonly<Record<string, string>>;
  /** A form with a file, in place of the parameters. */
  readonly file?: FormData;
  readonly token?: string;
  readonly key?: string;
}

interface CallValue {
  readonly path: string;
  readonly method: 'GET' | 'POST';
}

/** Both ports of an instance, or of the proxy. */
type Addresses = Pick<ClusterInstance, 'address' | 'secondAddress'>;

type SecondAsking = Pick<HttpAsking, 'method' | 'form'> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/** The JSON of an answer; null where it is none. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The cluster under races: its members, its calls at a chosen instance, and its database. */
export interface SoakWorld {
  /** The instance of a number, in turn. */
  readonly at: (place: number) => Addresses;
  readonly call: (place: number, value: CallValue, asking?: Asking) => Promise<Answer>;
  /** Asks an instance for a page. */
  readonly page: (place: number, path: string) => Promise<HttpAnswer>;
  /** Sends a request to the second port of an instance. */
  readonly second: (place: number, path: string, asking: SecondAsking) => Promise<HttpAnswer>;
  /** New members, verified and logged in. */
  readonly members: (count: number) => Promise<readonly SoakMember[]>;
  /** The first figure of the first row. */
  readonly figure: (sql: string, ...parameters: readonly unknown[]) => Promise<number>;
  readonly texts: (sql: string, ...parameters: readonly unknown[]) => Promise<readonly string[]>;
  readonly run: (sql: string, ...parameters: readonly unknown[]) => Promise<void>;
  /** A ticket of a passed captcha. */
  readonly captchaTicket: (randstr: string) => Promise<string>;
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/** An address of its own for each request: the limits of addresses are not raced for. */
const addresses = (): (() => string) => {
  let next = 0;
  return () => {
    next += 1;
    return `10.${(next >> 16) & 255}.${(next >> 8) & 255}.${next & 255}`;
  };
};

/** Sends a call to the instance of a number, in turn. */
export type SendCall = SoakWorld['call'];

const inTurn = <A>(instances: readonly A[], place: number): A => {
  const instance = instances[place % instances.length];
  if (instance === undefined) throw new Error('The cluster has no instance.');
  return instance;
};

/** Calls at instances; over connections of the agent where one is given. */
export const callsTo = (
  instances: readonly Pick<Addresses, 'address'>[],
  agent?: Agent,
  address: () => string = addresses(),
): SendCall => {
  return async (place, { path, method }, { parameters = {}, file, token, key } = {}) => {
    const query = new URLSearchParams({ t: '1', ...(method === 'GET' ? parameters : {}) });
    const { status, body } = await send(`${inTurn(instances, place).address}/gateway?${query.toString()}`, {
      method,
      headers: {
        'X-Gateway-Path': path,
        'X-Forwarded-For': address(),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      form: method === 'POST' ? (file ?? new URLSearchParams(parameters)) : undefined,
      agent,
    });
    const read = Envelope.decode(jsonOf(body));
    if (isLeft(read)) return { ...noAnswer, status };
    const { resultCode: code, resultMsg: text = '', data = null } = read.right;
    return { status, code, text, data };
  };
};

/** Inserts verified members, by their number from `first` on, and logs them in. */
export const insertMembers = async (
  sql: SqlDatabase,
  { first, count }: { readonly first: number; readonly count: number },
): Promise<readonly SoakMember[]> => {
  const sessions = sessionStore(recordingDatabase(databaseOver(sql)), systemClock, systemRandom);
  const members = Array.from({ length: count }, (_, place) => ({
    id: `soak-${first + place}`,
    phone: `199${String(first + place).padStart(8, '0')}`,
    name: `会员${first + place}`,
  }));
  await sql.query(
    `insert into account (id, phone, name, company, position, password_hash, registered_at, prove)
     select 'soak-' || n, '199' || to_char(n, 'FM00000000'), '会员' || n, '公司' || n, '经理', 'x', 1, '1'
     from generate_series($1::integer, $2::integer) as n`,
    [first, first + count - 1],
    'arrays',
  );
  return Promise.all(members.map(async (member) => ({ ...member, token: await sessions.open(member.id) })));
};

const rowsOf = (rows: readonly unknown[]): readonly unknown[] =>
  rows.map((row): unknown => (Array.isArray(row) ? row[0] : null));

/** Opens the world over a cluster that runs. */
export const openSoakWorld = async ({
  databaseUrl,
  instances,
}: Pick<Cluster, 'databaseUrl'> & { readonly instances: readonly Addresses[] }): Promise<SoakWorld> => {
  const sql = await openPostgres({
    address: databaseUrl,
    log: silentLog,
    prepare: () => Promise.resolve(),
    chance: Math.random,
  });
  const database = databaseOver(sql);
  const tickets = ticketStore(database, systemClock, systemRandom);
  const address = addresses();
  let made = 0;

  const at = (place: number): Addresses => inTurn(instances, place);
  const query = async (text: string, parameters: readonly unknown[]) =>
    rowsOf(await sql.query(text, parameters, 'arrays'));

  return {
    at,
    database,
    call: callsTo(instances, undefined, address),
    page: (place, path) =>
      send(`${at(place).address}${path}`, { method: 'GET', headers: { 'X-Forwarded-For': address() } }),
    second: (place, path, { method, headers = {}, form }) =>
      send(`${at(place).secondAddress}${path}`, {
        method,
        headers: { ...headers, 'X-Forwarded-For': address() },
        form,
      }),
    members: (count) => {
      const first = made;
      made += count;
      return insertMembers(sql, { first, count });
    },
    figure: async (text, ...parameters) => Number((await query(text, parameters))[0] ?? 0),
    texts: async (text, ...parameters) => (await query(text, parameters)).map(String),
    run: async (text, ...parameters) => {
      await sql.query(text, parameters, 'arrays');
    },
    captchaTicket: (randstr) => tickets.issue({ appid: 'hupo-web', randstr, ip: '127.0.0.1' }),
    close: sql.close,
  };
};

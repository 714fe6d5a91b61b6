import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ended } from './child-process';
import { freePorts } from './free-ports';

const run = promisify(execFile);

/** The share of the memory that RabbitMQ uses by default. */
export const usualMemoryShare = 0.4;

/** Where packages put the broker itself, before a program of that name in the path: Debian wraps it for one user. */
const places = [
  '/usr/lib/rabbitmq/bin',
  '/opt/homebrew/sbin',
  '/usr/local/sbin',
  ...(process.env['PATH'] ?? '').split(':'),
];

/** The broker that is installed here; null where there is none. */
export const installedRabbitmq = (): string | null =>
  places.map((place) => join(place, 'rabbitmq-server')).find((file) => existsSync(file)) ?? null;

/** What to do where RabbitMQ is not installed, for the operator. */
export const missingRabbitmq = '没有找到 RabbitMQ，请先安装（Debian：apt-get install rabbitmq-server）。';

export interface Rabbitmq {
  /** Its STOMP over WebSocket; without a back end for users it has none. */
  readonly address: string;
  /** Its AMQP, as BROKER_URL names it; the user is the internal one. */
  readonly amqp: string;
  /** Ends its processes at once, as kill -9 does. */
  readonly kill: () => Promise<void>;
  /** Starts it again after its processes have ended. */
  readonly startAgain: () => Promise<void>;
  /** Sets the share of the memory above which it takes no more messages: at 0 that is at once. */
  readonly limitMemory: (share: number) => Promise<void>;
  /** Adds a user who may do everything but publish to the exchange; its address. */
  readonly addReader: (exchange: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const listens = (port: number): Promise<boolean> =>
  new Promise((reported) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      reported(true);
    });
    socket.once('error', () => reported(false));
  });

/** How long it may take until it is up, in milliseconds: Erlang is slow to start on a busy machine. */
export const startLimit = 150_000;

/** The settings of a broker whose users a back end knows, and which speaks STOMP over WebSocket. */
const withBackEnd = (authAt: string, stomp: number, web: number): readonly string[] => [
  `stomp.listeners.tcp.1 = 127.0.0.1:${stomp}`,
  `web_stomp.tcp.listener = 127.0.0.1:${web}`,
  // Users are the back end's, and the back end itself is a user of the broker's.
  'auth_backends.1 = http',
  'auth_backends.2 = internal',
  'auth_http.http_method = post',
  ...['user', 'vhost', 'resource', 'topic'].map((what) => `auth_http.${what}_path = ${authAt}/auth/${what}`),
  // A connection without a login is this user: for trying out alone.
  'stomp.default_user = guest',
  'stomp.default_pass = guest',
];

/**
 * Starts a broker of its own, which keeps what it keeps in a folder that goes with it, and nothing of the machine's.
 * @param authAt the back end that it asks who may log in and what they may read and write; without it the broker has no
 * plugins, and its internal user alone
 */
export async function startRabbitmq(
  server: string,
  { authAt = null }: { readonly authAt?: string | null } = {},
): Promise<Rabbitmq> {
  const folder = await mkdtemp(join(tmpdir(), 'hupo-broker-'));
  const [amqp = 0, stomp = 0, web = 0, distribution, names] = await freePorts(5);
  const settings = authAt === null ? [] : withBackEnd(authAt, stomp, web);
  await writeFile(
    join(folder, 'rabbitmq.conf'),
    [`listeners.tcp.1 = 127.0.0.1:${amqp}`, ...settings, ''].join('\n'),
  );
  const plugins = authAt === null ? '' : 'rabbitmq_web_stomp,rabbitmq_auth_backend_http';
  await writeFile(join(folder, 'plugins'), `[${plugins}].\n`);
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    RABBITMQ_NODENAME: `hupo-${process.pid}@localhost`,
    RABBITMQ_MNESIA_BASE: join(folder, 'data'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
    RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq.conf'),
    RABBITMQ_CONF_ENV_FILE: '/dev/null',
    RABBITMQ_DIST_PORT: String(distribution),
    ERL_EPMD_PORT: String(names),
    ERL_EPMD_ADDRESS: '127.0.0.1',
  };
  // A shell starts the broker: a group of its own lets both be killed at once.
  const start = (): ChildProcess => spawn(server, { env, stdio: 'ignore', detached: true });
  let broker = start();
  const close = async (): Promise<void> => {
    broker.kill('SIGTERM');
    await ended(broker);
    // Its name server outlives it.
    await new Promise<void>((done) => void execFile('epmd', ['-kill'], { env }, () => done()));
    await rm(folder, { recursive: true, force: true });
  };
  const isUp = async (): Promise<void> => {
    const until = Date.now() + startLimit;
    while (!(await listens(authAt === null ? amqp : web))) {
      if (broker.exitCode !== null || Date.now() > until) {
        await close();
        throw new Error('RabbitMQ is installed and did not start');
      }
      await wait(200);
    }
  };
  await isUp();
  const control = (...args: readonly string[]) => run(join(dirname(server), 'rabbitmqctl'), args, { env });
  return {
    address: `ws://127.0.0.1:${web}/ws`,
    amqp: `amqp://guest:guest@127.0.0.1:${amqp}`,
    kill: async () => {
      if (broker.pid !== undefined) process.kill(-broker.pid, 'SIGKILL');
      await ended(broker);
    },
    limitMemory: async (share) => {
      await control('set_vm_memory_high_watermark', String(share));
    },
    addReader: async (exchange) => {
      await control('add_user', 'reader', 'reader');
      // May configure, write and read what has such a name.
      await control('set_permissions', 'reader', '.*', `^(?!${exchange}$)`, '.*');
      return `amqp://reader:reader@127.0.0.1:${amqp}`;
    },
    startAgain: async () => {
      broker = start();
      await isUp();
    },
    close,
  };
}

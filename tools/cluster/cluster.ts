import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../servers/free-ports';
import { startObjectStore } from '../servers/object-store';
import { installedPostgres, missingPostgres, startPostgres, type PostgresServer } from '../servers/postgres';
import { installedProxy, missingProxy, startProxy, type ProxyProgram, type Upstream } from '../servers/proxy';
import { installedRabbitmq, missingRabbitmq, startRabbitmq, type Rabbitmq } from '../servers/rabbitmq';
import { root } from '../setup.mjs';
import { startInstance, type InstanceProcess } from './instance';

/** The programs of a cluster that are no part of this project. */
export interface ClusterPrograms {
  readonly postgres: string;
  readonly rabbitmq: string;
  readonly proxy: ProxyProgram;
}

/** The programs that are installed here, or the sentences that name those that are missing. */
export const clusterPrograms = (): ClusterPrograms | { readonly missing: string } => {
  const postgres = installedPostgres();
  const rabbitmq = installedRabbitmq();
  const proxy = installedProxy();
  if (postgres !== null && rabbitmq !== null && proxy !== null) return { postgres, rabbitmq, proxy };
  const missing = [
    ...(postgres === null ? [missingPostgres] : []),
    ...(rabbitmq === null ? [missingRabbitmq] : []),
    ...(proxy === null ? [missingProxy] : []),
  ];
  return { missing: missing.join('') };
};

/** One gateway of the cluster. */
export interface ClusterInstance extends InstanceProcess {
  /** Its main port, past the proxy. */
  readonly address: string;
  /** Its second port, past the proxy. */
  readonly secondAddress: string;
  readonly dataFolder: string;
}

export interface Cluster {
  /** The proxy before the main ports. */
  readonly address: string;
  /** The proxy before the second ports. */
  readonly secondAddress: string;
  readonly databaseUrl: string;
  readonly instances: readonly ClusterInstance[];
  readonly postgres: Pick<PostgresServer, 'kill' | 'startAgain' | 'script'>;
  readonly rabbitmq: Pick<Rabbitmq, 'kill' | 'startAgain'>;
  /** Ends all that was started, and removes its folders. */
  readonly close: () => Promise<void>;
}

export interface ClusterOptions {
  readonly programs: ClusterPrograms;
  readonly instances: number;
  /** Of the proxy; free ones where none are given. */
  readonly ports?: readonly [port: number, secondPort: number];
  /** Further options of each gateway, such as `--seed`. */
  readonly further?: readonly string[];
  /** Takes each line that an instance prints. */
  readonly print?: (instance: number, line: string) => void;
}

const database = 'hupo';

/** Starts PostgreSQL, RabbitMQ, an object store, gateways that share them, and a proxy before them; all on this machine. */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const { programs, instances: count, further = [], print = () => undefined } = options;
  const closing: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (let end = closing.pop(); end !== undefined; end = closing.pop()) await end();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'hupo-cluster-'));
    closing.push(() => rm(folder, { recursive: true, force: true }));
    // A killed server loses nothing that it has answered.
    const postgres = await startPostgres(programs.postgres, { durable: true });
    closing.push(postgres.close);
    await postgres.script('postgres', `create database ${database}`);
    const rabbitmq = await startRabbitmq(programs.rabbitmq);
    closing.push(rabbitmq.close);
    const objects = await startObjectStore();
    closing.push(objects.close);

    const free = await freePorts(2 * count + 2);
    const [port = 0, secondPort = 0] = options.ports ?? free.slice(-2);
    const upstreams = Array.from({ length: count }, (_, place): Upstream => {
      const [main = 0, second = 0] = free.slice(2 * place, 2 * place + 2);
      return { port: main, secondPort: second };
    });
    const databaseUrl = postgres.address(database);
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      BROKER_URL: rabbitmq.amqp,
      FILES_URL: objects.address,
    };
    // All at once, as the first start on an empty database may be.
    const starting = upstreams.map(async (upstream, place): Promise<ClusterInstance> => {
      const dataFolder = join(folder, `gateway-${place + 1}`);
      const instance = await startInstance({
        program: join(root, 'dist/gateway/main.js'),
        args: [
          ...['--port', String(upstream.port), '--second-port', String(upstream.secondPort)],
          ...['--public-url', `http://127.0.0.1:${port}`],
          ...['--second-public-url', `http://127.0.0.1:${secondPort}`],
          ...['--trust-proxy', '--data', dataFolder, ...further],
        ],
        env,
        print: (line) => print(place + 1, line),
      });
      closing.push(instance.end);
      return {
        ...instance,
        dataFolder,
        address: `http://127.0.0.1:${upstream.port}`,
        secondAddress: `http://127.0.0.1:${upstream.secondPort}`,
      };
    });
    // One that fails leaves none of the others running.
    await Promise.allSettled(starting);
    const instances = await Promise.all(starting);
    const proxy = await startProxy(programs.proxy, { port, secondPort, upstreams });
    closing.push(proxy.close);
    const { address, secondAddress } = proxy;
    return { address, secondAddress, databaseUrl, instances, postgres, rabbitmq, close };
  } catch (error) {
    await close();
    throw error;
  }
};

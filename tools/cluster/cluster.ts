import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../servers/free-ports';
import { startObjectStore } from '../servers/object-store';
import { installedPostgres, missingPostgres, startPostgres, type PostgresServer } from '../servers/postgres';
import { installedProxy, missingProxy, startProxy, type ProxyProgram } from '../servers/proxy';
import type { Upstream } from '../servers/proxy-settings';
import { installedRabbitmq, missingRabbitmq, startRabbitmq, type Rabbitmq } from '../servers/rabbitmq';
import { root } from '../setup.mjs';
import {
  clusterLinks,
  portOf,
  throughPort,
  withoutLinks,
  type ClusterLink,
  type LinkKind,
} from './cluster-links';
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
  /** Where it serves its metrics; null where none were asked for. */
  readonly metricsAddress: string | null;
}

export interface Cluster {
  /** The proxy before the main ports. */
  readonly address: string;
  /** The proxy before the second ports. */
  readonly secondAddress: string;
  readonly databaseUrl: string;
  readonly instances: readonly ClusterInstance[];
  readonly postgres: Pick<PostgresServer, 'pid' | 'kill' | 'startAgain' | 'isRunning' | 'script'>;
  readonly rabbitmq: Pick<Rabbitmq, 'kill' | 'startAgain' | 'limitMemory'>;
  /** The ways between its parts, where they were asked for. */
  readonly links: readonly ClusterLink[];
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
  /** Lays a link that may fail between all its parts. */
  readonly linked?: boolean;
  /** The folder that holds the data of PostgreSQL; a temporary one where none is given. */
  readonly databaseFolder?: string | undefined;
  /** Whether each gateway serves its metrics. */
  readonly metrics?: boolean;
  /** Takes each line that an instance prints. */
  readonly print?: (instance: number, line: string) => void;
}

const database = 'hupo';

/** Starts PostgreSQL, RabbitMQ, an object store, gateways that share them, and a proxy before them; all on this machine. */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const { programs, instances: count, further = [], metrics = false, print = () => undefined } = options;
  const closing: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (let end = closing.pop(); end !== undefined; end = closing.pop()) await end();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'hupo-cluster-'));
    closing.push(() => rm(folder, { recursive: true, force: true }));
    // A killed server loses nothing that it has answered.
    const postgres = await startPostgres(programs.postgres, {
      durable: true,
      within: options.databaseFolder,
    });
    closing.push(postgres.close);
    await postgres.script('postgres', `create database ${database}`);
    const rabbitmq = await startRabbitmq(programs.rabbitmq);
    closing.push(rabbitmq.close);
    const objects = await startObjectStore();
    closing.push(objects.close);

    const links = clusterLinks();
    closing.push(links.close);
    const { all, open } = options.linked === true ? links : withoutLinks;

    const free = await freePorts(3 * count + 2);
    const proxyPorts = options.ports ?? free.slice(-2);
    const [port = 0, secondPort = 0] = await open('clients', null, proxyPorts);
    const databaseUrl = postgres.address(database);
    const throughLink = async (
      kind: Exclude<LinkKind, 'proxy' | 'clients'>,
      instance: number,
      address: string,
    ): Promise<string> => {
      const [at = 0] = await open(kind, instance, [portOf(address)]);
      return throughPort(address, at);
    };
    // All at once, as the first start on an empty database may be.
    const starting = Array.from({ length: count }, async (_, place): Promise<ClusterInstance> => {
      const number = place + 1;
      const [main = 0, second = 0] = free.slice(2 * place, 2 * place + 2);
      const dataFolder = join(folder, `gateway-${number}`);
      const metricsPort = metrics ? (free[2 * count + place] ?? null) : null;
      const instance = await startInstance({
        program: join(root, 'dist/gateway/main.js'),
        args: [
          ...['--port', String(main), '--second-port', String(second)],
          ...['--public-url', `http://127.0.0.1:${port}`],
          ...['--second-public-url', `http://127.0.0.1:${secondPort}`],
          ...['--trust-proxy', '--data', dataFolder, ...further],
          ...(metricsPort === null ? [] : ['--metrics-port', String(metricsPort)]),
        ],
        env: {
          ...process.env,
          NODE_ENV: 'production',
          DATABASE_URL: await throughLink('database', number, databaseUrl),
          BROKER_URL: await throughLink('broker', number, rabbitmq.amqp),
          FILES_URL: await throughLink('files', number, objects.address),
        },
        print: (line) => print(number, line),
      });
      closing.push(instance.end);
      return {
        ...instance,
        dataFolder,
        metricsAddress: metricsPort === null ? null : `http://127.0.0.1:${metricsPort}/metrics`,
        address: `http://127.0.0.1:${main}`,
        secondAddress: `http://127.0.0.1:${second}`,
      };
    });
    // One that fails leaves none of the others running.
    await Promise.allSettled(starting);
    const instances = await Promise.all(starting);
    const upstreams: Upstream[] = [];
    for (const [place, instance] of instances.entries()) {
      const behind = [portOf(instance.address), portOf(instance.secondAddress)];
      const [main = 0, second = 0] = await open('proxy', place + 1, behind);
      upstreams.push({ port: main, secondPort: second });
    }
    const [ownPort = 0, ownSecondPort = 0] = proxyPorts;
    const proxy = await startProxy(programs.proxy, {
      port: ownPort,
      secondPort: ownSecondPort,
      upstreams,
      certificate: null,
    });
    closing.push(proxy.close);
    const address = `http://127.0.0.1:${port}`;
    const secondAddress = `http://127.0.0.1:${secondPort}`;
    return { address, secondAddress, databaseUrl, instances, postgres, rabbitmq, links: all(), close };
  } catch (error) {
    await close();
    throw error;
  }
};

import { startCluster, type Cluster, type ClusterPrograms } from '../../cluster/cluster';
import { readyPrograms } from '../../cluster/ready-programs';
import { mountSmallDisk } from '../full-disk/small-disk';
import { usage } from '../options';
import type { Fault } from './faults/fault';
import { faults } from './faults/faults';
import { soakFaults } from './faults/soak-faults';
import { clusterSoakOptions, faultsName, type ClusterSoakOptions } from './options';
import { accountRaces } from './races/account-races';
import { dealRaces } from './races/deal-races';
import { keepingRaces } from './races/keeping-races';
import { orderRaces } from './races/order-races';
import { atOnce, type Race } from './races/race';
import { ticketRaces } from './races/ticket-races';
import { openSoakWorld, type SoakWorld } from './world';

const races: readonly Race[] = [...orderRaces, ...dealRaces, ...keepingRaces, ...accountRaces, ...ticketRaces];

/** So many faults of a race are printed. */
const mostPrinted = 5;

/** Runs the rounds of a race; answers how many were inconsistent. */
const run = async (race: Race, world: SoakWorld, rounds: number): Promise<number> => {
  let inconsistent = 0;
  const begun = Date.now();
  for (let round = 1; round <= rounds; round += 1) {
    const faults = await race.round(world, round);
    if (faults.length > 0) {
      inconsistent += 1;
      if (inconsistent <= mostPrinted) console.log(`✗ ${race.name}, round ${round}: ${faults.join('; ')}`);
    }
  }
  const seconds = Math.round((Date.now() - begun) / 1_000);
  console.log(`${race.title.padEnd(42)} ${rounds} rounds, ${inconsistent} inconsistent, in ${seconds} s`);
  return inconsistent;
};

interface Part {
  readonly linked: boolean;
  readonly databaseFolder?: string | undefined;
  readonly run: (cluster: Cluster, world: SoakWorld) => Promise<number>;
}

/** Runs a part of the soak on a cluster of its own; answers how much was wrong. */
const onCluster = async (programs: ClusterPrograms, part: Part): Promise<number> => {
  const cluster = await startCluster({
    programs,
    instances: 3,
    linked: part.linked,
    databaseFolder: part.databaseFolder,
    print: (instance, line) => {
      if (process.env['HUPO_SOAK_PRINTED'] === '1') console.log(`[${instance}] ${line}`);
    },
  });
  let isEnding = false;
  const end = (): void => {
    if (!isEnding) void cluster.close().then(() => process.exit(1));
    isEnding = true;
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, end);
  try {
    console.log(`${cluster.instances.length} gateways at ${cluster.address}, ${atOnce} requests at once`);
    const world = await openSoakWorld(cluster);
    try {
      return await part.run(cluster, world);
    } finally {
      await world.close();
    }
  } finally {
    for (const signal of signals) process.off(signal, end);
    await cluster.close();
  }
};

/** Large enough for what the soak writes, in megabytes. */
const diskMegabytes = 1_500;

const runFaults = async (
  programs: ClusterPrograms,
  options: ClusterSoakOptions,
  asked: readonly Fault[],
): Promise<number> => {
  // PostgreSQL may be another user's process, which must be able to enter the folder.
  const disk = await mountSmallDisk(diskMegabytes, process.getuid?.() === 0 ? '/tmp' : undefined);
  try {
    return await onCluster(programs, {
      linked: true,
      databaseFolder: disk?.folder,
      run: (cluster, world) => soakFaults({ cluster, disk }, world, { ...options, faults: asked }),
    });
  } finally {
    await disk?.remove();
  }
};

/**
 * Races on three gateways that share PostgreSQL and RabbitMQ: in each round many requests for one thing go out at once,
 * each to the next gateway. Then messages and payments while programs are killed, the network fails, and memory, disk and
 * clocks are wrong. `--only NAME` runs one race or one fault.
 * @returns 1 where a round was inconsistent, something was lost or doubled, an answer was of no use, or a program is not
 * installed; 2 where the command line cannot be read; otherwise 0
 */
export const soakCluster = async (args: readonly string[]): Promise<number> => {
  const named = [...races, ...faults].map(({ name }) => name);
  const options = clusterSoakOptions(args, [...named, faultsName]);
  if (typeof options === 'string') {
    console.error(`${options}\n${usage}`);
    return 2;
  }
  const programs = await readyPrograms();
  if (typeof programs === 'number') return programs;
  const { only, rounds } = options;
  const isAsked = (name: string): boolean => only.length === 0 || only.includes(name);
  const askedRaces = races.filter(({ name }) => isAsked(name));
  const askedFaults = faults.filter(({ name }) => isAsked(name) || only.includes(faultsName));
  let wrong = 0;
  if (askedRaces.length > 0)
    wrong += await onCluster(programs, {
      linked: false,
      run: async (_cluster, world) => {
        let inconsistent = 0;
        for (const race of askedRaces) inconsistent += await run(race, world, rounds);
        return inconsistent;
      },
    });
  if (askedFaults.length > 0) wrong += await runFaults(programs, options, askedFaults);
  return wrong === 0 ? 0 : 1;
};

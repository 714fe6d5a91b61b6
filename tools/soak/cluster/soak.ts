import { buildIfChanged } from '../../build-if-changed.mjs';
import { clusterPrograms, startCluster, type Cluster } from '../../cluster/cluster';
import { root } from '../../setup.mjs';
import { usage } from '../options';
import { soakFaults } from './faults/soak-faults';
import { clusterSoakOptions, faultsName, type ClusterSoakOptions } from './options';
import { accountRaces } from './races/account-races';
import { keepingRaces } from './races/keeping-races';
import { orderRaces } from './races/order-races';
import { atOnce, type Race } from './races/race';
import { ticketRaces } from './races/ticket-races';
import { openSoakWorld, type SoakWorld } from './world';

const races: readonly Race[] = [...orderRaces, ...keepingRaces, ...accountRaces, ...ticketRaces];

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

const soakOn = async (cluster: Cluster, options: ClusterSoakOptions): Promise<number> => {
  const { only, rounds } = options;
  const isAsked = ({ name }: { readonly name: string }): boolean => only.length === 0 || only.includes(name);
  const world = await openSoakWorld(cluster);
  try {
    let inconsistent = 0;
    for (const race of races.filter(isAsked)) inconsistent += await run(race, world, rounds);
    if (isAsked({ name: faultsName })) inconsistent += await soakFaults(cluster, world, options);
    return inconsistent;
  } finally {
    await world.close();
  }
};

/**
 * Races on three gateways that share PostgreSQL and RabbitMQ: in each round many requests for one thing go out at once,
 * each to the next gateway. Then messages and payments while programs are killed. `--only NAME` runs one part.
 * @returns 1 where a round was inconsistent, something was lost or doubled, or a program is not installed; 2 where the command line cannot be read;
 * otherwise 0
 */
export const soakCluster = async (args: readonly string[]): Promise<number> => {
  const options = clusterSoakOptions(args, [...races.map(({ name }) => name), faultsName]);
  if (typeof options === 'string') {
    console.error(`${options}\n${usage}`);
    return 2;
  }
  const programs = clusterPrograms();
  if ('missing' in programs) {
    console.error(programs.missing);
    return 1;
  }
  const built = await buildIfChanged(root);
  if (built !== 0) return built;
  const cluster = await startCluster({
    programs,
    instances: 3,
    print: (instance, line) => {
      if (process.env['HUPO_SOAK_PRINTED'] === '1') console.log(`[${instance}] ${line}`);
    },
  });
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (!isEnding) void cluster.close().then(() => process.exit(1));
      isEnding = true;
    });
  try {
    console.log(`${cluster.instances.length} gateways at ${cluster.address}, ${atOnce} requests at once`);
    return (await soakOn(cluster, options)) === 0 ? 0 : 1;
  } finally {
    await cluster.close();
  }
};

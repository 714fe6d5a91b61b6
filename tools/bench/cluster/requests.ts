import { Agent } from 'node:http';
import type { Cluster, ClusterPrograms } from '../../cluster/cluster';
import { callsTo, insertMembers, openSoakWorld, type SoakMember } from '../../soak/cluster/world';
import { median } from '../median';
import { printCount, printShare } from '../print';
import { allCores, cpuMsOf, runOnCores } from './cpu';
import { withEmbedded } from './embedded';
import { introduce } from './introduce';
import { failed, listedDeals, messagesOf, mixOf, openSockets, runMix, type MixFigures } from './mix';
import type { ClusterBenchOptions } from './options';
import { withCluster } from '../../cluster/with-cluster';

const lanes = 16;
const readers = 64;
const warmMs = 3_000;

/** Instances that share a database, under the mixed load. */
interface Side {
  readonly name: string;
  readonly measure: (ms: number) => Promise<MixFigures & { readonly rate: number }>;
  readonly close: () => void;
}

const openSide = async (
  name: string,
  addresses: readonly string[],
  members: readonly SoakMember[],
): Promise<Side> => {
  const agent = new Agent({ keepAlive: true, scheduling: 'fifo' });
  const call = callsTo(
    addresses.map((address) => ({ address })),
    agent,
  );
  const sockets = await openSockets(members, addresses);
  const deals = await listedDeals(call);
  const mix = mixOf({ call, members, deals, further: [messagesOf(sockets, members)] });
  return {
    name,
    measure: async (ms) => {
      const begun = performance.now();
      const until = begun + ms;
      const figures = await runMix(mix, { lanes, isOver: () => performance.now() >= until });
      return { ...figures, rate: (figures.answers * 1_000) / (performance.now() - begun) };
    },
    close: () => {
      sockets.forEach((socket) => socket.close());
      agent.destroy();
    },
  };
};

const perSecond = (rates: readonly number[]): string => `${Math.round(median(rates) ?? Number.NaN)}/s`;

/** The median of the ratios of two rates, each of one round. */
const ratioOf = (rates: readonly number[], others: readonly number[]): number =>
  median(rates.map((rate, round) => rate / (others[round] ?? Number.NaN))) ?? Number.NaN;

/**
 * The rate of one instance with PostgreSQL on one core and the instance on another one, and the CPU of a request at both: by
 * these the rates of more cores are calculated.
 */
const measureOnOwnCores = async (one: Side, cluster: Cluster, ms: number): Promise<void> => {
  const [instance] = cluster.instances;
  if (instance === undefined) return;
  const pids = { database: cluster.postgres.pid(), instance: instance.pid() };
  const isPinned = (await runOnCores(pids.database, '0')) && (await runOnCores(pids.instance, '1'));
  const before = { database: cpuMsOf(pids.database), instance: cpuMsOf(pids.instance) };
  const { rate, answers } = await one.measure(ms);
  const database = (cpuMsOf(pids.database) - before.database) / answers;
  const own = (cpuMsOf(pids.instance) - before.instance) / answers;
  await runOnCores(pids.database, allCores());
  await runOnCores(pids.instance, allCores());
  console.log(
    `  ${isPinned ? 'PostgreSQL on one core, one instance on another' : 'without taskset, all cores for all'}: ${Math.round(rate)}/s`,
  );
  if (own === 0) return;
  console.log(
    `  CPU of a request: ${own.toFixed(2)} ms at the instance, ${database.toFixed(2)} ms at PostgreSQL: one core of PostgreSQL has enough for ${(own / database).toFixed(1)} cores of instances`,
  );
  const rates = [4, 8, 16].map(
    (cores) => `${cores} cores ${Math.round((cores * 1_000) / (own + database))}/s`,
  );
  console.log(`  by arithmetic, cores divided in that ratio and all busy: ${rates.join(', ')}`);
};

/** Measures the sides in turn, round by round, so that a busy moment of the machine meets all of them. */
const measureInTurn = async (
  sides: readonly Side[],
  { rounds, seconds }: ClusterBenchOptions,
): Promise<{ readonly rates: ReadonlyMap<Side, readonly number[]>; readonly failures: number }> => {
  const rates = new Map<Side, number[]>(sides.map((side) => [side, []]));
  let failures = 0;
  for (const side of sides) await side.measure(warmMs);
  for (let round = 1; round <= rounds; round += 1)
    for (const side of sides) {
      const figures = await side.measure(seconds * 1_000);
      rates.get(side)?.push(figures.rate);
      failures += failed(figures);
      for (const [failure, count] of figures.failures) console.log(`  ${count} × ${failure}`);
      console.log(`  round ${round}: ${side.name} ${Math.round(figures.rate)}/s`);
    }
  return { rates, failures };
};

/**
 * Mixed requests a second: one instance on PGlite against one on PostgreSQL, and two on PostgreSQL against one. All are on
 * this machine, the client too.
 * @returns whether the ratios hold
 */
export const measureRequests = (options: ClusterBenchOptions, programs: ClusterPrograms): Promise<boolean> =>
  withEmbedded(
    options.seed,
    async (sql) => {
      const members = await insertMembers(sql, { first: 0, count: readers });
      await introduce((text, ...parameters) => sql.query(text, parameters, 'arrays'), members);
      return members;
    },
    (embedded, embeddedMembers) =>
      withCluster({ programs, instances: 2, further: ['--seed', options.seed] }, async (cluster) => {
        const world = await openSoakWorld(cluster);
        const members = await world.members(readers);
        await introduce(world.run, members);
        await world.close();
        const addresses = cluster.instances.map(({ address }) => address);
        const pglite = await openSide('one instance on PGlite', [embedded.address], embeddedMembers);
        const one = await openSide('one instance on PostgreSQL', addresses.slice(0, 1), members);
        const two = await openSide('two instances on PostgreSQL', addresses, members);
        const sides = [pglite, one, two];
        const { rates, failures } = await measureInTurn(sides, options);
        const of = (side: Side): readonly number[] => rates.get(side) ?? [];
        for (const side of sides) console.log(`  ${side.name}: median ${perSecond(of(side))}`);
        await measureOnOwnCores(one, cluster, options.seconds * 1_000);
        sides.forEach((side) => side.close());
        return [
          printCount('requests that failed', failures, 0),
          printShare('one instance on PostgreSQL against one on PGlite', ratioOf(of(one), of(pglite)), 1),
          printShare('two instances against one', ratioOf(of(two), of(one)), 0.9),
        ].every(Boolean);
      }),
  );

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { accountCalls } from '../../../contract/account/calls';
import type { ClusterPrograms } from '../../cluster/cluster';
import { demoSeed } from '../../process/seeds';
import { openSoakWorld, type SoakMember, type SoakWorld } from '../../soak/cluster/world';
import { printCount } from '../print';
import { cpuMsOf } from './cpu';
import { introduce } from './introduce';
import {
  failed,
  failureOf,
  listedDeals,
  messagesOf,
  mixOf,
  openSockets,
  runMix,
  type Ask,
  type MixFigures,
} from './mix';
import type { ClusterBenchOptions } from './options';
import { withCluster } from '../../cluster/with-cluster';

const people = 64;
const atOnce = 8;
/** For so long the instance is left alone before it is measured, in milliseconds: longer than a page is kept. */
const quietMs = 6_000;
/** So often each kind of work is done before it is measured: code that ran once or twice is not compiled yet. */
const mostBefore = 100;

/** Something that an instance does for a client, again and again. */
interface Work {
  readonly name: string;
  readonly times: number;
  readonly ask: Ask;
}

const pagesOf = (world: SoakWorld, paths: readonly string[]): Ask => {
  return async (turn) => {
    const { status } = await world.page(0, paths[turn % paths.length] ?? '/');
    return status === 200 ? null : `a page with ${status}`;
  };
};

const loginsOf = (world: SoakWorld, members: readonly SoakMember[], password: string): Ask => {
  return async (turn) => {
    const uuid = randomUUID();
    const code = await world.captchaTicket(uuid);
    const userName = members[turn % members.length]?.phone ?? '';
    return failureOf(
      await world.call(0, accountCalls.loginByPassword, { parameters: { userName, password, code, uuid } }),
    );
  };
};

const done = (ask: Ask, times: number): Promise<MixFigures> => {
  let asked = 0;
  return runMix([ask], {
    lanes: atOnce,
    isOver: () => {
      asked += 1;
      return asked > times;
    },
  });
};

/** Members with the password of an account of the seed. */
const withPassword = async (
  world: SoakWorld,
): Promise<{ readonly members: readonly SoakMember[]; readonly password: string }> => {
  const [someone] = demoSeed.accounts;
  if (someone === undefined) throw new Error('bench: the seed has no account');
  const members = await world.members(people);
  await world.run(
    `update account set password_hash = (select password_hash from account where id = $1) where id = any($2::text[])`,
    someone.id,
    members.map(({ id }) => id),
  );
  return { members, password: someone.password };
};

/**
 * The CPU that one instance and PostgreSQL take for each kind of work, and by it the rate of one core of an instance.
 * @returns whether no request failed
 */
export const measureCosts = ({ seed }: ClusterBenchOptions, programs: ClusterPrograms): Promise<boolean> =>
  withCluster({ programs, instances: 1, further: ['--seed', seed] }, async (cluster) => {
    const [instance] = cluster.instances;
    if (instance === undefined) throw new Error('bench: the cluster has no instance');
    const world = await openSoakWorld(cluster);
    const { members, password } = await withPassword(world);
    await introduce(world.run, members);
    const sockets = await openSockets(members, [instance.address]);
    const deals = await listedDeals(world.call);
    const details = await world.texts(
      `select '/news/' || id from news union all select '/investor/' || id from investor`,
    );
    const mix = mixOf({ call: world.call, members, deals });
    const works: readonly Work[] = [
      { name: 'a page that is rendered', times: details.length, ask: pagesOf(world, details) },
      { name: 'a page that is kept', times: 1_000, ask: pagesOf(world, ['/']) },
      {
        name: 'a mixed request',
        times: 1_000,
        ask: (turn) => mix[turn % mix.length]?.(turn) ?? Promise.resolve(null),
      },
      { name: 'a login by password', times: people, ask: loginsOf(world, members, password) },
      { name: 'a message to a member online', times: 1_000, ask: messagesOf(sockets, members) },
    ];
    const pids = { instance: instance.pid(), database: cluster.postgres.pid() };
    let failures = 0;
    for (const { name, times, ask } of works) {
      await done(ask, Math.min(times, mostBefore));
      await wait(quietMs);
      const before = { instance: cpuMsOf(pids.instance), database: cpuMsOf(pids.database) };
      const figures = await done(ask, times);
      failures += failed(figures);
      for (const [failure, count] of figures.failures) console.log(`  ${count} × ${failure}`);
      const own = (cpuMsOf(pids.instance) - before.instance) / figures.answers;
      const database = (cpuMsOf(pids.database) - before.database) / figures.answers;
      console.log(
        `  ${name.padEnd(30)} ${String(figures.answers).padStart(5)} times: ${own.toFixed(1)} ms of CPU at the instance, ${database.toFixed(1)} ms at PostgreSQL: ${Math.round(1_000 / own)} per second and core of an instance`,
      );
    }
    sockets.forEach((socket) => socket.close());
    await world.close();
    return printCount('requests that failed', failures, 0);
  });

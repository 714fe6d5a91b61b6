import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster, ClusterInstance, ClusterPrograms } from '../../cluster/cluster';
import { judgePayments, payOnce } from '../../soak/cluster/faults/paying';
import { portOf } from '../../cluster/cluster-links';
import { openPair } from '../../soak/cluster/faults/writing';
import { send } from '../../soak/cluster/request';
import { callsTo, openSoakWorld, type SoakMember, type SoakWorld } from '../../soak/cluster/world';
import { added } from '../../soak/messages/judge';
import { quantile } from '../logins/asked';
import { printCount } from '../print';
import { failed, listedDeals, mixOf, runMix, type Ask } from './mix';
import type { ClusterBenchOptions } from './options';
import { withCluster } from '../../cluster/with-cluster';

/** So many requests are under way at a time, each over a connection that the client keeps. */
const lanes = 16;
const readers = 60;
const writingPairs = 6;
/** Two seconds apart: they are written throughout the restarts. */
const messagesEach = 25;
const payers = 4;
const buyers = 200;
const calmMs = 3_000;
const readyLimit = 30_000;

/** Waits until an instance takes new traffic. */
const untilReady = async ({ address }: ClusterInstance): Promise<void> => {
  const until = Date.now() + readyLimit;
  while ((await send(`${address}/ready`, { method: 'GET', headers: {} })).status !== 200) {
    if (Date.now() > until) throw new Error('bench: an instance is not ready');
    await wait(100);
  }
};

/** Restarts each instance in turn, as an operator releases a version. */
const restartInTurn = async ({ instances }: Cluster): Promise<void> => {
  for (const [place, instance] of instances.entries()) {
    await wait(calmMs);
    const begun = performance.now();
    await instance.end();
    const ended = performance.now();
    await instance.startAgain();
    await untilReady(instance);
    const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
    console.log(
      `  instance ${place + 1} ended after ${seconds(ended - begun)} s and was ready ${seconds(performance.now() - ended)} s later`,
    );
  }
  await wait(calmMs);
};

/** Members pay one order after the other until it is over. */
const payUntil = async (
  proxied: SoakWorld,
  members: readonly SoakMember[],
  isOver: () => boolean,
): Promise<{ readonly buyers: readonly SoakMember[]; readonly paid: readonly string[] }> => {
  const left = [...members];
  const bought: SoakMember[] = [];
  const paid: string[] = [];
  const payer = async (): Promise<void> => {
    while (!isOver()) {
      const member = left.pop();
      if (member === undefined) return;
      bought.push(member);
      paid.push(await payOnce(proxied, member));
    }
  };
  await Promise.all(Array.from({ length: payers }, payer));
  return { buyers: bought, paid };
};

const runOn = async (cluster: Cluster): Promise<boolean> => {
  const direct = await openSoakWorld(cluster);
  const proxied = await openSoakWorld({ ...cluster, instances: [cluster] });
  const atProxy = portOf(cluster.address);
  const agent = new Agent({ keepAlive: true, scheduling: 'fifo' });
  const call = callsTo([cluster], agent);
  const members = await direct.members(readers);
  const shoppers = await direct.members(buyers);
  const writers = await direct.members(2 * writingPairs);
  const pairs = await Promise.all(
    Array.from({ length: writingPairs }, (_, pair) => {
      const [one, other] = writers.slice(2 * pair, 2 * pair + 2);
      if (one === undefined || other === undefined) throw new Error('bench: there are too few members');
      return openPair(cluster, direct, [one, other], [atProxy, atProxy]);
    }),
  );
  const kept = new Set<string>();
  const home: Ask = async () => {
    const { status } = await send(`${cluster.address}/`, { method: 'GET', headers: {}, agent });
    return status === 200 ? null : `home ${status}`;
  };
  const mix = mixOf({
    call,
    members,
    deals: await listedDeals(call),
    onKept: (member, deal) => kept.add(`${member.id} ${deal.id}`),
    further: [home],
  });
  let isOver = false;
  const over = (): boolean => isOver;
  try {
    const restarts = restartInTurn(cluster).finally(() => {
      isOver = true;
    });
    const begun = performance.now();
    const [figures, written, bought] = await Promise.all([
      runMix(mix, { lanes, isOver: over }),
      Promise.all(pairs.map((pair) => pair.write(messagesEach))),
      payUntil(proxied, shoppers, over),
      restarts,
    ]);
    const seconds = (performance.now() - begun) / 1_000;
    const of = (share: number): number => Math.round(quantile(figures.times, share));
    console.log(
      `  ${figures.answers} requests through the proxy in ${Math.round(seconds)} s, p50 ${of(0.5)} ms, p99 ${of(0.99)} ms, longest ${of(1)} ms`,
    );
    for (const [failure, count] of figures.failures) console.log(`  ${count} × ${failure}`);
    const found = await direct.figure(
      `select count(*) from favourite where account_id || ' ' || target = any($1::text[])`,
      [...kept],
    );
    const messages = written.map((one) => one.verdict).reduce(added, { lost: 0, twice: 0, outOfOrder: 0 });
    const wronglyKept = written.reduce((sum, one) => sum + one.wronglyKept, 0);
    const sent = written.reduce((sum, one) => sum + one.messages, 0);
    const payments = await judgePayments(direct, bought.buyers, bought.paid);
    return [
      printCount('requests that failed', failed(figures), 0),
      printCount(`favourites lost, of ${kept.size}`, kept.size - found, 0),
      printCount(`messages lost, of ${sent}`, messages.lost, 0),
      printCount(
        'messages doubled, kept wrongly or out of order',
        messages.twice + wronglyKept + messages.outOfOrder,
        0,
      ),
      printCount(`payments lost, of ${payments.payments}`, payments.lost, 0),
      printCount('payments doubled', payments.doubled, 0),
    ].every(Boolean);
  } finally {
    isOver = true;
    pairs.forEach((pair) => pair.close());
    agent.destroy();
    await proxied.close();
    await direct.close();
  }
};

/**
 * Three instances are restarted in turn under the mixed load through the proxy: no request fails that a client would show,
 * and no write is lost or doubled.
 * @returns whether that holds
 */
export const measureRolling = (
  { seed, drain }: ClusterBenchOptions,
  programs: ClusterPrograms,
): Promise<boolean> =>
  withCluster({ programs, instances: 3, further: ['--seed', seed, '--drain', String(drain)] }, runOn);

import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster, ClusterPrograms } from '../../cluster/cluster';
import { openSoakWorld, type SoakMember } from '../../soak/cluster/world';
import { quantile } from '../logins/asked';
import { printCount, printTime } from '../print';
import { startClientProcess, type ClientProcess } from './client-process';
import { memoryOf } from '../memory-of';
import { introduce, recipientOf } from './introduce';
import type { ClusterBenchOptions } from './options';
import type { SocketMember } from './socket-messages';
import { withCluster } from '../../cluster/with-cluster';

const processes = 4;
/** Logged in at once: the pool of the database lets only so many wait. */
const loggedInAtOnce = 500;
/** Sockets that are open before memory is counted: they load what an instance needs once. */
const firstSockets = 200;
const messagesPerSecond = 50;
const messageLimitMs = 300;
const socketLimitBytes = 60 * 1_024;
/** Until garbage of the handshakes is collected and late messages have arrived. */
const settledMs = 5_000;
/** Until all that were lost are there again. */
const backWithinMs = 120_000;

const now = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Each member at one of two instances, one address for fifty of them. */
const socketMembers = (members: readonly SoakMember[], urls: readonly string[]): readonly SocketMember[] =>
  members.map(({ id, token }, place) => ({
    userId: id,
    token,
    forwardedFor: `10.100.${Math.floor(place / 50) >> 8}.${Math.floor(place / 50) & 255}`,
    url: urls[place % 2] ?? '',
    otherUrl: urls[(place + 1) % 2] ?? '',
    jitter: (place % 97) / 97,
  }));

/** What each of the processes gets of some things, in turn. */
const shared = <A>(things: readonly A[], process: number): A[] =>
  things.filter((_, place) => place % processes === process);

const connectAll = async (clients: readonly ClientProcess[], members: readonly SocketMember[]) => {
  const reports = await Promise.all(
    clients.map((client, place) =>
      client.ask({ kind: 'connect', members: shared(members, place) }, 'connected'),
    ),
  );
  return reports.reduce((sum, { sockets }) => sum + sockets, 0);
};

const reportsOf = (clients: readonly ClientProcess[]) =>
  Promise.all(clients.map((client) => client.ask({ kind: 'report' }, 'report')));

/** Each of some members gets a message of one at the other instance; answers the milliseconds until it is there. */
const messageTimes = async (
  clients: readonly ClientProcess[],
  members: readonly SoakMember[],
): Promise<readonly number[]> => {
  const letters = members.map(({ id }, place) => ({ from: id, to: recipientOf(members, place).id }));
  const written = await Promise.all(
    clients.map((client, place) => {
      const perSecond = messagesPerSecond / processes;
      return client.ask({ kind: 'write', letters: shared(letters, place), perSecond }, 'written');
    }),
  );
  await wait(settledMs);
  const refused = written.reduce((sum, one) => sum + one.refused, 0);
  if (refused > 0) console.log(`  ${refused} messages were not taken`);
  const reports = await reportsOf(clients);
  const arrivedAt = new Map(reports.flatMap((one) => Object.entries(one.arrivedAt)));
  return written.flatMap(({ sentAt }) =>
    Object.entries(sentAt).map(([to, at]) => (arrivedAt.get(to) ?? Number.POSITIVE_INFINITY) - at),
  );
};

/** Kills an instance; all its sockets must be open at the other one again, without a refusal. */
const killOne = async (
  clients: readonly ClientProcess[],
  { instances }: Cluster,
  sockets: number,
): Promise<boolean> => {
  const [victim, survivor] = instances;
  if (victim === undefined || survivor === undefined) return false;
  const killedAt = now();
  await victim.kill();
  let reports = await reportsOf(clients);
  const openIn = (): number => reports.reduce((sum, { open }) => sum + open, 0);
  for (const until = now() + backWithinMs; openIn() < sockets && now() < until;) {
    await wait(500);
    reports = await reportsOf(clients);
  }
  const lost = reports.reduce((sum, one) => sum + one.lost, 0);
  const backAt = Math.max(...reports.map((one) => one.backAt));
  const refusals = reports.flatMap((one) => Object.entries(one.refusals));
  for (const [words, count] of refusals) console.log(`  ${count} × ${words.replaceAll('\n', ' ').trim()}`);
  console.log(
    `  ${lost} sockets were lost, the last one was open again ${((backAt - killedAt) / 1_000).toFixed(1)} s after the kill`,
  );
  console.log(`  memory of the other instance: ${Math.round(memoryOf(survivor.pid()) / 2 ** 20)} MB`);
  return [
    printCount(
      'logins that were refused meanwhile',
      refusals.reduce((sum, [, count]) => sum + count, 0),
      0,
    ),
    printCount('sockets that are not open again', sockets - openIn(), 0),
  ].every(Boolean);
};

const runOn = async (cluster: Cluster, { sockets, messages }: ClusterBenchOptions): Promise<boolean> => {
  const world = await openSoakWorld(cluster);
  const members: SoakMember[] = [];
  while (members.length < sockets)
    members.push(...(await world.members(Math.min(loggedInAtOnce, sockets - members.length))));
  const correspondents = members.slice(0, messages);
  await introduce(world.run, correspondents);
  await world.close();
  const clients = Array.from({ length: processes }, startClientProcess);
  try {
    const all = socketMembers(
      members,
      cluster.instances.map(({ address }) => address),
    );
    const memory = (): number =>
      cluster.instances.reduce((sum, instance) => sum + memoryOf(instance.pid()), 0);
    const first = Math.min(firstSockets, Math.floor(sockets / 2));
    await connectAll(clients, all.slice(0, first));
    await wait(settledMs);
    const before = memory();
    const begun = now();
    const open = await connectAll(clients, all.slice(first));
    console.log(`  ${open} sockets are open, after ${((now() - begun) / 1_000).toFixed(1)} s`);
    await wait(settledMs);
    const perSocket = (memory() - before) / (sockets - first);
    const times = await messageTimes(clients, correspondents);
    console.log(
      `  a message to each of ${messages} at the other instance, ${messagesPerSecond} a second: p50 ${Math.round(quantile(times, 0.5))} ms, p99 ${Math.round(quantile(times, 0.99))} ms`,
    );
    return [
      printCount('sockets that did not open', sockets - open, 0),
      printCount('bytes of memory for a socket', perSocket, socketLimitBytes),
      printCount('messages that did not arrive', times.filter((ms) => !Number.isFinite(ms)).length, 0),
      printTime('p99 of a message', quantile(times, 0.99), messageLimitMs),
      await killOne(clients, cluster, sockets),
    ].every(Boolean);
  } finally {
    clients.forEach((client) => client.end());
  }
};

/**
 * Sockets of logged-in members at two instances: messages from one instance to the other, memory, and one instance that is
 * killed. Each client names an address of its own as a proxy does, and reaches the instances past it.
 * @returns whether counts, bytes and the ratio of the time hold
 */
export const measureSockets = (options: ClusterBenchOptions, programs: ClusterPrograms): Promise<boolean> =>
  withCluster({ programs, instances: 2, further: ['--seed', options.seed] }, (cluster) =>
    runOn(cluster, options),
  );

import { join } from 'node:path';
import type { ClusterPrograms } from '../../cluster/cluster';
import { readyPrograms } from '../../cluster/ready-programs';
import { closeAtEnd, closeOnSignal } from '../../cluster/with-cluster';
import { root } from '../../setup.mjs';
import { mountSmallDisk } from '../full-disk/small-disk';
import { usage } from '../options';
import { faultGroups, groupDone, keepGroup, type FaultGroup } from './faults/fault-groups';
import { faults } from './faults/faults';
import { soakFaults } from './faults/soak-faults';
import { onCluster } from './on-cluster';
import { clusterSoakOptions, faultsName } from './options';
import { progressIn, type Figures, type Progress } from './progress';
import { accountRaces } from './races/account-races';
import { dealRaces } from './races/deal-races';
import { keepingRaces } from './races/keeping-races';
import { orderRaces } from './races/order-races';
import type { Race } from './races/race';
import { raceDone, runRace } from './races/run-race';
import { ticketRaces } from './races/ticket-races';

const races: readonly Race[] = [
  ...orderRaces,
  ...dealRaces,
  ...keepingRaces,
  ...accountRaces,
  ...ticketRaces,
];

/** Large enough for what the soak writes, in megabytes. */
const diskMegabytes = 1_500;
/** A group of faults takes about so long at full size, in minutes. */
const groupMinutes = 6;

const runGroup = async (programs: ClusterPrograms, group: FaultGroup, progress: Progress): Promise<void> => {
  // PostgreSQL may be another user's process, which must be able to enter the folder.
  const disk = await mountSmallDisk(diskMegabytes, process.getuid?.() === 0 ? '/tmp' : undefined);
  const removeDisk = closeAtEnd(async () => disk?.remove());
  try {
    const figures = await onCluster(programs, {
      linked: true,
      databaseFolder: disk?.folder,
      run: (cluster, world) => soakFaults({ cluster, disk }, world, group),
    });
    keepGroup(group, progress, { ...figures });
  } finally {
    await removeDisk();
  }
};

/** Prints the sums of the groups; returns how much was wrong. */
const printed = (groups: readonly Figures[]): number => {
  const sum = (name: string): number => groups.reduce((all, group) => all + (group[name] ?? 0), 0);
  console.log(`faults    ${sum('faults')}, with something wrong ${sum('wrong')}`);
  console.log(`messages  ${sum('messages')}, lost ${sum('lost')}, doubled ${sum('doubled')}`);
  console.log(`messages  kept wrongly ${sum('wronglyKept')}, out of order ${sum('outOfOrder')}`);
  console.log(`payments  ${sum('payments')}, lost ${sum('paymentsLost')}, doubled ${sum('paymentsDoubled')}`);
  const bad = ['wrong', 'lost', 'doubled', 'wronglyKept', 'outOfOrder', 'paymentsLost', 'paymentsDoubled'];
  return bad.reduce((all, name) => all + sum(name), 0);
};

/**
 * Races on three gateways that share PostgreSQL and RabbitMQ: in each round many requests for one thing go out at once,
 * each to the next gateway. Then messages and payments while programs are killed, the network fails, and memory, disk and
 * clocks are wrong. `--only NAME` runs one race or one fault. What is done is kept: the same command goes on with it.
 * @returns 1 where a round was inconsistent, something was lost or doubled, an answer was of no use, a program is not
 * installed, or something is left to be done; 2 where the command line cannot be read; otherwise 0
 */
export const soakCluster = async (args: readonly string[]): Promise<number> => {
  const begun = Date.now();
  const named = [...races, ...faults].map(({ name }) => name);
  const options = clusterSoakOptions(args, [...named, faultsName]);
  if (typeof options === 'string') {
    console.error(`${options}\n${usage}`);
    return 2;
  }
  const programs = await readyPrograms();
  if (typeof programs === 'number') return programs;
  closeOnSignal();
  const { only, rounds, minutes, fresh } = options;
  const progress = progressIn(join(root, '.cache/soak/cluster'), join(root, 'dist/gateway/main.js'));
  if (fresh) progress.forget();
  const minutesLeft = (): number => minutes - (Date.now() - begun) / 60_000;

  const isAsked = (name: string): boolean => only.length === 0 || only.includes(name);
  const askedRaces = races.filter(({ name }) => isAsked(name));
  const groups = faultGroups(
    faults.filter(({ name }) => isAsked(name) || only.includes(faultsName)),
    options,
  );
  const racesLeft = askedRaces.filter((race) => raceDone(race, { rounds, progress }).over < rounds);
  if (racesLeft.length > 0)
    await onCluster(programs, {
      linked: false,
      run: async (_cluster, world) => {
        for (const race of racesLeft)
          if (minutesLeft() > 0)
            await runRace(race, { world, rounds, progress, isTimeOver: () => minutesLeft() <= 0 });
      },
    });
  for (const group of groups)
    if (groupDone(group, progress) === null && minutesLeft() >= Math.min(groupMinutes, minutes))
      await runGroup(programs, group, progress);

  const raced = askedRaces.map((race) => raceDone(race, { rounds, progress }));
  const done = groups.map((group) => groupDone(group, progress)).filter((figures) => figures !== null);
  const inconsistent = raced.reduce((sum, race) => sum + race.inconsistent, 0);
  const over = raced.reduce((sum, race) => sum + race.over, 0);
  if (raced.length > 0) console.log(`rounds    ${over}, inconsistent ${inconsistent}`);
  const wrong = inconsistent + (groups.length > 0 ? printed(done) : 0);
  const isWhole = over === rounds * raced.length && done.length === groups.length;
  const seconds = Math.round((Date.now() - begun) / 1_000);
  console.log(
    isWhole ? `done, ${seconds} s now` : `not finished after ${seconds} s: run the same command again`,
  );
  return isWhole && wrong === 0 ? 0 : 1;
};

import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../../../cluster/cluster';

/** Between the kill and the new start, and from the start until the next kill, in milliseconds. */
const downMs = 1_000;
const calmMs = 4_000;

interface Killable {
  readonly name: string;
  readonly kill: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
}

/** The programs that are killed in turn: each gateway, and after each of them a server that all share. */
const turnsOf = ({ instances, postgres, rabbitmq }: Cluster): readonly Killable[] =>
  instances.flatMap((instance, place) => [
    { ...instance, name: `gateway ${place + 1}` },
    { ...(place % 2 === 0 ? postgres : rabbitmq), name: place % 2 === 0 ? 'PostgreSQL' : 'RabbitMQ' },
  ]);

/**
 * Kills each program of the cluster by SIGKILL in turn and starts it again, at least once each, until the work is over.
 * @returns how many were killed
 */
export const killInTurn = async (
  cluster: Cluster,
  isOver: () => boolean,
  say: (line: string) => void,
): Promise<number> => {
  const turns = turnsOf(cluster);
  let kills = 0;
  while (!isOver() || kills < turns.length) {
    const one = turns[kills % turns.length];
    if (one === undefined) break;
    kills += 1;
    await one.kill();
    await wait(downMs);
    await one.startAgain();
    say(`${one.name} was killed and is up again`);
    await wait(calmMs);
  }
  return kills;
};

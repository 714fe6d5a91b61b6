import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { usualMemoryShare } from '../../../servers/rabbitmq';
import { fillUp } from '../../full-disk/small-disk';
import type { Fault } from './fault';

/** RabbitMQ has no memory left: it takes no more messages until it has. */
const memoryAlarm: Fault = {
  name: 'memory-alarm',
  lastsMs: 8_000,
  isReached: true,
  begin: async ({ cluster: { rabbitmq } }) => {
    await rabbitmq.limitMemory(0);
    return { title: 'RabbitMQ has no memory left', end: () => rabbitmq.limitMemory(usualMemoryShare) };
  },
};

/** More than the log of PostgreSQL has in reserve: 64 records of 4 MB. */
const muchLog = `select pg_logical_emit_message(false, 'soak', repeat('x', 4000000)) from generate_series(1, 64)`;

/**
 * The disk of PostgreSQL is full.
 * @param fillsLog whether its log finds no room, too: then the server ends by itself, and its supervisor starts it again
 */
const fullDisk = (fillsLog: boolean): Fault => ({
  name: fillsLog ? 'full-log' : 'full-disk',
  lastsMs: 10_000,
  isReached: true,
  begin: async ({ cluster: { postgres }, disk }) => {
    if (disk === null)
      return 'a small disk (tmpfs) cannot be mounted here: run this as root, outside a locked container';
    const filler = join(disk.folder, 'of-another-program');
    fillUp(filler);
    // It fails where the log finds no room, as it should.
    if (fillsLog) await postgres.script('postgres', muchLog).catch(() => undefined);
    return {
      title: `the disk of PostgreSQL is full${fillsLog ? ', and its log' : ''}`,
      end: async () => {
        rmSync(filler);
        if (!postgres.isRunning()) await postgres.startAgain();
      },
    };
  },
});

export const resourceFaults: readonly Fault[] = [memoryAlarm, fullDisk(false), fullDisk(true)];

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

/**
 * The disk of PostgreSQL is full. Its log may find no room, too: then the server ends by itself, and its supervisor starts
 * it again.
 */
const fullDisk: Fault = {
  name: 'full-disk',
  lastsMs: 10_000,
  isReached: true,
  begin: ({ cluster: { postgres }, disk }) => {
    if (disk === null)
      return Promise.resolve(
        'a small disk (tmpfs) cannot be mounted here: run this as root, outside a locked container',
      );
    const filler = join(disk.folder, 'of-another-program');
    fillUp(filler);
    return Promise.resolve({
      title: 'the disk of PostgreSQL is full',
      end: async () => {
        rmSync(filler);
        if (!postgres.isRunning()) await postgres.startAgain();
      },
    });
  },
};

export const resourceFaults: readonly Fault[] = [memoryAlarm, fullDisk];

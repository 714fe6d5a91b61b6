import process from 'node:process';
import type { ClusterPrograms } from '../../cluster/cluster';
import { readyPrograms } from '../../cluster/ready-programs';
import { clusterBenchOptions, partNames, usage, type ClusterBenchOptions, type PartName } from './options';
import { measureCosts } from './costs';
import { measureRequests } from './requests';
import { measureRolling } from './rolling';
import { measureSockets } from './sockets';
import { measureStart } from './start';
import { closeOnSignal } from '../../cluster/with-cluster';

type Part = (options: ClusterBenchOptions, programs: ClusterPrograms) => Promise<boolean>;

const parts: Readonly<Record<PartName, Part>> = {
  rolling: measureRolling,
  requests: measureRequests,
  costs: measureCosts,
  start: measureStart,
  sockets: measureSockets,
};

/**
 * `npm run bench -- cluster`: instances on PostgreSQL, RabbitMQ and an object store of this machine, in parts: a rolling
 * restart under load, requests a second against the embedded database and of two instances against one, the CPU of each kind of work, the time of a
 * start, and sockets while an instance is killed. `--only PART` runs one part. Counts, bytes and ratios of one run have
 * limits; milliseconds are information.
 * @returns 0 where all limits hold, 1 where one does not or a program is not installed, 2 where the command line cannot be read
 */
const run = async (): Promise<number> => {
  const options = clusterBenchOptions(process.argv.slice(3));
  if (typeof options === 'string') {
    console.error(`${options}\n${usage}`);
    return 2;
  }
  const programs = await readyPrograms();
  if (typeof programs === 'number') return programs;
  closeOnSignal();
  let holds = true;
  for (const name of partNames.filter((part) => options.only.length === 0 || options.only.includes(part))) {
    const begun = performance.now();
    console.log(`${name}:`);
    holds = (await parts[name](options, programs)) && holds;
    console.log(`  ${name} took ${Math.round((performance.now() - begun) / 1_000)} s`);
  }
  return holds ? 0 : 1;
};

process.exit(await run());

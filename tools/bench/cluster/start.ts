import type { ClusterPrograms } from '../../cluster/cluster';
import type { InstanceProcess } from '../../cluster/instance';
import { median } from '../median';
import { printTime } from '../print';
import { withEmbedded } from './embedded';
import type { ClusterBenchOptions } from './options';
import { withCluster } from '../../cluster/with-cluster';

/** On the machine of the limits, in milliseconds. */
const startLimitMs = 3_000;

/** Starts an instance so many times on data that is there; answers the milliseconds from the process to its `ready` line. */
const startsOf = async (instance: InstanceProcess, count: number): Promise<readonly number[]> => {
  const times: number[] = [];
  while (times.length < count) {
    await instance.end();
    const begun = performance.now();
    await instance.startAgain();
    times.push(performance.now() - begun);
  }
  return times;
};

const printStarts = (name: string, times: readonly number[]): number => {
  const seconds = times.map((ms) => (ms / 1_000).toFixed(2));
  console.log(`  start on ${name}: ${seconds.join(', ')} s`);
  return median(times) ?? Number.NaN;
};

/**
 * Seconds from the start of a process to its `ready` line, on a PostgreSQL database that has its schema and content, and for
 * comparison on the embedded one.
 * @returns whether the median on PostgreSQL holds, as a ratio to the loop of this run
 */
export const measureStart = async (
  { seed, starts }: ClusterBenchOptions,
  programs: ClusterPrograms,
): Promise<boolean> => {
  const embedded = await withEmbedded(
    seed,
    () => Promise.resolve(),
    (instance) => startsOf(instance, starts),
  );
  printStarts('PGlite', embedded);
  const onServer = await withCluster(
    { programs, instances: 1, further: ['--seed', seed] },
    ({ instances }) => {
      const [instance] = instances;
      return instance === undefined ? Promise.resolve([]) : startsOf(instance, starts);
    },
  );
  return printTime('a start on PostgreSQL, median', printStarts('PostgreSQL', onServer), startLimitMs);
};

import { startCluster, type Cluster, type ClusterPrograms } from '../../cluster/cluster';
import { atOnce } from './races/race';
import { openSoakWorld, type SoakWorld } from './world';

/** A part of the soak that has a cluster of its own. */
export interface ClusterPart<A> {
  readonly linked: boolean;
  readonly databaseFolder?: string | undefined;
  readonly run: (cluster: Cluster, world: SoakWorld) => Promise<A>;
  /** Removes what was there before the cluster; also after a signal. */
  readonly end?: () => Promise<void>;
}

/** Runs a part of the soak on a cluster of its own, which ends with it or with the process. */
export const onCluster = async <A>(programs: ClusterPrograms, part: ClusterPart<A>): Promise<A> => {
  const { end = () => Promise.resolve() } = part;
  let cluster: Cluster | null = null;
  let isEnding = false;
  const close = async (): Promise<void> => {
    await cluster?.close();
    await end();
  };
  const stop = (): void => {
    if (!isEnding) void close().finally(() => process.exit(1));
    isEnding = true;
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, stop);
  try {
    cluster = await startCluster({
      programs,
      instances: 3,
      linked: part.linked,
      databaseFolder: part.databaseFolder,
      print: (instance, line) => {
        if (process.env['HUPO_SOAK_PRINTED'] === '1') console.log(`[${instance}] ${line}`);
      },
    });
    console.log(`${cluster.instances.length} gateways at ${cluster.address}, ${atOnce} requests at once`);
    const world = await openSoakWorld(cluster);
    try {
      return await part.run(cluster, world);
    } finally {
      await world.close();
    }
  } finally {
    for (const signal of signals) process.off(signal, stop);
    await close();
  }
};

import type { Cluster, ClusterPrograms } from '../../cluster/cluster';
import { withCluster } from '../../cluster/with-cluster';
import { atOnce } from './races/race';
import { openSoakWorld, type SoakWorld } from './world';

/** A part of the soak that has a cluster of its own. */
export interface ClusterPart<A> {
  readonly linked: boolean;
  readonly databaseFolder?: string | undefined;
  readonly run: (cluster: Cluster, world: SoakWorld) => Promise<A>;
}

/** Runs a part of the soak on a cluster of its own, which ends with it. */
export const onCluster = <A>(
  programs: ClusterPrograms,
  { linked, databaseFolder, run }: ClusterPart<A>,
): Promise<A> => {
  const print = (instance: number, line: string): void => {
    if (process.env['HUPO_SOAK_PRINTED'] === '1') console.log(`[${instance}] ${line}`);
  };
  return withCluster({ programs, instances: 3, linked, databaseFolder, print }, async (cluster) => {
    console.log(`${cluster.instances.length} gateways at ${cluster.address}, ${atOnce} requests at once`);
    const world = await openSoakWorld(cluster);
    try {
      return await run(cluster, world);
    } finally {
      await world.close();
    }
  });
};

import process from 'node:process';
import { startCluster, type Cluster, type ClusterOptions } from './cluster';

const closings = new Set<() => Promise<void>>();

/** Ends what a part has started, also where a signal ends the command. */
export const closeAtEnd = (close: () => Promise<void>): (() => Promise<void>) => {
  let closing: Promise<void> | null = null;
  const once = (): Promise<void> =>
    (closing ??= close().finally(() => {
      closings.delete(once);
    }));
  closings.add(once);
  return once;
};

/** On a signal the command ends its programs first, the last one first. */
export const closeOnSignal = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Other listeners end the process at once.
    process.removeAllListeners(signal);
    process.on(signal, () => {
      const all = [...closings].toReversed().map((close) => close().catch(() => undefined));
      void Promise.all(all).then(() => process.exit(1));
    });
  }
};

/** Starts a cluster for some work, and ends it; its instances at once, because nothing is left to drain. */
export const withCluster = async <A>(
  options: ClusterOptions,
  work: (cluster: Cluster) => Promise<A>,
): Promise<A> => {
  const starting = startCluster(options);
  const close = closeAtEnd(async () => {
    const cluster = await starting.catch(() => null);
    if (cluster === null) return;
    await Promise.all(cluster.instances.map((instance) => instance.kill()));
    await cluster.close();
  });
  try {
    return await work(await starting);
  } finally {
    await close();
  }
};

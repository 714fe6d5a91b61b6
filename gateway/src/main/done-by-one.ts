import type { Log } from '../ports/log';
import type { WorkLeases } from '../ports/work-leases';

/** How long an instance that dies keeps others from its work, in milliseconds. */
const leaseMs = 30_000;
const renewEveryMs = 10_000;

/** Makes work that this instance skips while another one does it. */
export type DoneByOne = (name: string, work: () => Promise<unknown>) => () => Promise<void>;

/**
 * Work under a lease, which is renewed until it ends. An instance that stops for longer than the lease may do some of the
 * work at the same time as the next one: each piece of it is a transaction that finds what the other did.
 */
export const doneByOne =
  (leases: WorkLeases, log: Log): DoneByOne =>
  (name, work) =>
  async () => {
    if ((await leases.take(name, leaseMs)) === null) return;
    const renewed = setInterval(() => {
      leases.take(name, leaseMs).catch((error: unknown) => log.problem('续期定时任务时出错', error));
    }, renewEveryMs);
    renewed.unref();
    try {
      await work();
    } finally {
      clearInterval(renewed);
      await leases.release(name).catch(() => undefined);
    }
  };

import type { Log } from '../ports/log';
import type { WorkLeases } from '../ports/work-leases';

/** How long an instance that dies keeps others from its work, in milliseconds. */
const leaseMs = 30_000;
const renewEveryMs = 10_000;
/** Shorter than the time between two turns: clocks of instances differ, and a turn must not be missed. */
const restPart = 0.9;

export interface WorkOfOne {
  /** Does not begin another piece once `lost` is aborted: another instance has the lease, or may have it. */
  readonly work: (lost: AbortSignal) => Promise<unknown>;
  /** How long the work is done when it has succeeded, in milliseconds: other instances skip it. 0 is not at all. */
  readonly everyMs: number;
}

/** Makes work that this instance skips while another one does it, or has just done it. */
export type DoneByOne = (name: string, work: WorkOfOne) => () => Promise<void>;

/**
 * Work under a lease, which is renewed until it ends. A fence that has risen shows that another instance had the lease
 * meanwhile, and no renewal within its time that another one may have it: the work is then stopped at its next piece.
 *
 * The piece under way is done by both at most. No write checks the fence, for each is safe by itself: NDAs, orders and
 * reminders change by an update under the condition of their state, in a serializable transaction; due notices are taken
 * with SKIP LOCKED and recorded before they are sent; rows and files that are removed twice are gone all the same; an
 * event that is sent twice is heard once, by its number.
 */
export const doneByOne =
  (leases: WorkLeases, log: Log): DoneByOne =>
  (name, { work, everyMs }) =>
  async () => {
    const fence = await leases.take(name, leaseMs);
    if (fence === null) return;
    const lost = new AbortController();
    let heldUntil = performance.now() + leaseMs;
    const renew = async (): Promise<void> => {
      const asked = performance.now();
      const renewed = await leases.take(name, leaseMs).catch((error: unknown) => {
        log.problem('续期定时任务时出错', error);
        return 'unknown' as const;
      });
      if (renewed === fence) heldUntil = asked + leaseMs;
      else if (renewed !== 'unknown' || performance.now() >= heldUntil) lost.abort();
    };
    const renewal = setInterval(() => void renew(), renewEveryMs);
    renewal.unref();
    let restMs = 0;
    try {
      await work(lost.signal);
      if (!lost.signal.aborted) restMs = Math.round(everyMs * restPart);
    } finally {
      clearInterval(renewal);
      await leases.release(name, restMs).catch(() => undefined);
    }
  };

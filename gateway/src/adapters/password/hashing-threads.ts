import { isRight } from 'fp-ts/Either';
import { PasswordsBusy } from '../../ports/password-hasher';
import type { Clock } from '../../ports/clock';
import { threadChannel } from '../worker/channel';
import { PoolBusy, workerPool } from '../worker/worker-pool';

/** Work factors of scrypt: memory is 128 × N × r bytes. */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** A key to be derived from a password. */
export interface Derivation {
  readonly password: string;
  readonly salt: Uint8Array;
  /** Of the key, in bytes. */
  readonly length: number;
  readonly cost: ScryptCost;
}

/** `proved`: for a person who has proved their identity; served before all others, and refused later. */
export type Standing = 'proved' | 'unproved';

export interface HashingThreads {
  /** Rejects with PasswordsBusy when too many wait, when its turn does not come in time, or after the end. */
  readonly derive: (derivation: Derivation, standing: Standing) => Promise<Uint8Array>;
  /** Ends the threads; what waits is refused. */
  readonly close: () => Promise<void>;
}

export interface HashingThreadsNeeds {
  /** The thread's file. */
  readonly entry: URL;
  readonly clock: Pick<Clock, 'after'>;
  /** How many hash at a time. */
  readonly threads: number;
}

/** One hash takes some 0.2 s, so that the last unproved one is served within `waitMs`. */
const waitingPerThread = { unproved: 50, proved: 70 };

/** A client gives up after 15 s; a later answer is of no use to it. */
const waitMs = 12_000;
/** A hash of the full cost takes 0.2 s; a derivation that takes a hundred times as long never ends. */
const runMs = 20_000;

/**
 * Threads that hash, with a queue of their own: files, names and compression, which share the threads of the
 * runtime, never wait behind passwords. Threads are started when they are needed.
 */
export const hashingThreads = ({ entry, clock, threads }: HashingThreadsNeeds): HashingThreads => {
  const pool = workerPool<Derivation, Uint8Array>(() => threadChannel(entry), {
    workers: threads,
    maxWaiting: waitingPerThread.unproved * threads,
    waitMs,
    runMs,
    clock,
  });
  const urgent = { maxWaiting: waitingPerThread.proved * threads };
  return {
    derive: async (derivation, standing) => {
      const derived = await pool.run(derivation, standing === 'proved' ? urgent : undefined);
      if (isRight(derived)) return derived.right;
      throw derived.left instanceof PoolBusy ? new PasswordsBusy() : derived.left;
    },
    close: pool.close,
  };
};

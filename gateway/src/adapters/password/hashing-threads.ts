import { Worker } from 'node:worker_threads';
import { PasswordsBusy } from '../../ports/password-hasher';
import type { Clock } from '../../ports/clock';

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

/** One hash takes some 0.2 s, so that the last unproved one is served within `longestWaitMs`. */
const waitingPerThread = { unproved: 50, proved: 70 };

/** A client gives a call up after 15 s: whom it gave up on is not to be served. */
const longestWaitMs = 12_000;

interface Waiting {
  readonly derivation: Derivation;
  readonly standing: Standing;
  readonly resolve: (key: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  readonly stopWaiting: () => void;
}

interface Thread {
  readonly worker: Worker;
  current: Waiting | null;
}

/**
 * Threads that hash, with a queue of their own: files, names and compression, which share the threads of the
 * runtime, never wait behind passwords. Threads are started when they are needed.
 */
export const hashingThreads = ({ entry, clock, threads: most }: HashingThreadsNeeds): HashingThreads => {
  const waiting: Waiting[] = [];
  const threads = new Set<Thread>();
  let closed = false;

  const leave = (one: Waiting): void => {
    const place = waiting.indexOf(one);
    if (place >= 0) waiting.splice(place, 1);
    one.stopWaiting();
  };

  const lost = (thread: Thread, error: Error): void => {
    threads.delete(thread);
    thread.current?.reject(error);
    thread.current = null;
    serve();
  };

  const started = (): Thread => {
    const thread: Thread = { worker: new Worker(entry), current: null };
    threads.add(thread);
    thread.worker.unref();
    thread.worker.on('message', (key: Uint8Array) => {
      thread.current?.resolve(key);
      thread.current = null;
      serve();
    });
    thread.worker.on('error', (error: Error) => lost(thread, error));
    thread.worker.on('exit', () => lost(thread, new Error('A hashing thread has ended.')));
    return thread;
  };

  const idle = (): Thread | null => {
    const resting = [...threads].find(({ current }) => current === null);
    if (resting !== undefined) return resting;
    return threads.size < most ? started() : null;
  };

  const serve = (): void => {
    while (!closed) {
      const next = waiting.find(({ standing }) => standing === 'proved') ?? waiting[0];
      const thread = next === undefined ? null : idle();
      if (next === undefined || thread === null) return;
      leave(next);
      thread.current = next;
      thread.worker.postMessage(next.derivation);
    }
  };

  return {
    derive: (derivation, standing) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.length >= waitingPerThread[standing] * most) {
          reject(new PasswordsBusy());
          return;
        }
        const one: Waiting = {
          derivation,
          standing,
          resolve,
          reject,
          stopWaiting: clock.after(longestWaitMs, () => {
            leave(one);
            reject(new PasswordsBusy());
          }),
        };
        waiting.push(one);
        serve();
      }),
    close: async () => {
      closed = true;
      for (const one of [...waiting]) {
        leave(one);
        one.reject(new PasswordsBusy());
      }
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
};

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The operations that a thread and a child process share. */
export interface WorkerChannel {
  readonly send: (message: object) => void;
  readonly onMessage: (listener: (message: unknown) => void) => void;
  /** The listener is called when the worker ends, with the cause where there is one; it may be called twice. */
  readonly onEnd: (listener: (cause?: Error) => void) => void;
  readonly kill: () => Promise<void>;
}

const isSource = (entry: URL): boolean => entry.pathname.endsWith('.ts');

/** A source needs a loader, which a thread does not take over from its parent. */
const sourceLoader = (entry: URL): string => `
  import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))})
    .then(({ register }) => { register(); return import(${JSON.stringify(entry.href)}); });
`;

/**
 * Starts a thread. `workerData` is cloned into it.
 * @param keepsAlive whether the process goes on while only this thread is left
 */
export const threadChannel = (entry: URL, workerData: unknown = null, keepsAlive = false): WorkerChannel => {
  const thread = isSource(entry)
    ? new Worker(sourceLoader(entry), { eval: true, workerData })
    : new Worker(entry, { workerData });
  if (!keepsAlive) thread.unref();
  return {
    send: (message) => thread.postMessage(message),
    onMessage: (listener) => void thread.on('message', listener),
    onEnd: (listener) => {
      thread.on('error', listener);
      thread.on('exit', () => listener());
    },
    kill: async () => {
      await thread.terminate();
    },
  };
};

/** Starts a process, which may crash without its parent. A single memory arena returns the memory of a picture at once. */
export const processChannel = (entry: URL): WorkerChannel => {
  const child = fork(fileURLToPath(entry), [], {
    execArgv: isSource(entry) ? ['--import', import.meta.resolve('tsx')] : [],
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    // A message that cannot be sent ends with the process: 'close' follows.
    send: (message) => void child.send(message, () => undefined),
    onMessage: (listener) => void child.on('message', listener),
    onEnd: (listener) => {
      child.on('error', listener);
      child.on('close', () => listener());
    },
    kill: () => {
      child.kill('SIGKILL');
      return Promise.resolve();
    },
  };
};

import { Worker } from 'node:worker_threads';
import type { PuzzlePicture } from '../picture/puzzle-picture';
import type { Studio, StudioAnswer, StudioTask } from './studio';

/** So many may wait; each takes some 0.15 s. What comes beyond is refused. */
const longestQueue = 100;

interface Waiting {
  readonly resolve: (made: StudioAnswer & { readonly ok: true }) => void;
  readonly reject: (error: Error) => void;
}

/** Sources need a loader, which a worker thread does not take over from its parent. */
const sourceLoader = (entry: URL): string => `
  import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))})
    .then(({ register }) => { register(); return import(${JSON.stringify(entry.href)}); });
`;

const newWorker = (entry: URL, recordings: Uint8Array): Worker =>
  entry.pathname.endsWith('.ts')
    ? new Worker(sourceLoader(entry), { eval: true, workerData: recordings })
    : new Worker(entry, { workerData: recordings });

/**
 * The studio in a thread of its own, started when it is first needed and again when it was lost.
 * `entry` is the thread's file: studio-thread.ts, or its bundle;
 * `recordings` reads the file of the digits.
 */
export const threadedStudio = (
  entry: URL,
  recordings: () => Promise<Uint8Array>,
): Studio & { readonly close: () => Promise<void> } => {
  const waiting = new Map<number, Waiting>();
  let worker: Promise<Worker> | null = null;
  let lastId = 0;

  const lose = (error: Error): void => {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const opened = async (): Promise<Worker> => {
    const thread = newWorker(entry, await recordings());
    thread.unref();
    thread.on('message', (answer: StudioAnswer) => {
      const waiter = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.ok) waiter?.resolve(answer);
      else waiter?.reject(new Error(answer.message));
    });
    thread.on('error', lose);
    thread.on('exit', () => lose(new Error('The thread of the captcha has ended.')));
    return thread;
  };

  const made = async (task: StudioTask): Promise<PuzzlePicture | Uint8Array> => {
    if (waiting.size >= longestQueue) throw new Error('Too many challenges wait to be drawn.');
    const id = (lastId += 1);
    const answer = new Promise<StudioAnswer & { readonly ok: true }>((resolve, reject) =>
      waiting.set(id, { resolve, reject }),
    );
    worker ??= opened();
    worker.then(
      (thread) => thread.postMessage({ id, task }),
      (error: unknown) => lose(error instanceof Error ? error : new Error(String(error))),
    );
    return (await answer).made;
  };

  return {
    draw: async (layout, seed) => {
      const picture = await made({ kind: 'draw', layout, seed });
      if (picture instanceof Uint8Array) throw new Error('A picture was asked for.');
      return picture;
    },
    speak: async (digits, seed) => {
      const sound = await made({ kind: 'speak', digits, seed });
      if (!(sound instanceof Uint8Array)) throw new Error('A sound was asked for.');
      return sound;
    },
    close: async () => {
      const thread = await worker?.catch(() => null);
      await thread?.terminate();
    },
  };
};

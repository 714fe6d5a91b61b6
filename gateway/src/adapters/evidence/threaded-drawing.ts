import { Worker } from 'node:worker_threads';
import type { EvidenceDrawing } from '../../ports/evidence-drawing';
import type { DrawingAnswer, DrawingTask } from './drawing-thread-protocol';

/** How many may wait; a further one is refused with the advice to try again. */
const mostWaiting = 16;

interface Waiting {
  readonly resolve: (content: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Evidence is set in a thread of its own, started with the first file and again after a loss. */
export const threadedDrawing = (entry: URL): EvidenceDrawing & { readonly close: () => Promise<void> } => {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let lastId = 0;

  const lose = (error: Error): void => {
    thread = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const opened = (): Worker => {
    const worker = new Worker(entry);
    worker.unref();
    worker.on('message', (answer: DrawingAnswer) => {
      const waiter = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('content' in answer) waiter?.resolve(answer.content);
      else waiter?.reject(new Error(answer.message));
    });
    worker.on('error', lose);
    worker.on('exit', () => lose(new Error('The thread that sets evidence has ended.')));
    return worker;
  };

  return {
    pdf: (sheet) => {
      if (waiting.size >= mostWaiting) return Promise.resolve(null);
      lastId += 1;
      const task: DrawingTask = { id: lastId, sheet };
      return new Promise((resolve, reject) => {
        waiting.set(task.id, { resolve, reject });
        thread ??= opened();
        thread.postMessage(task);
      });
    },
    close: async () => {
      await thread?.terminate();
    },
  };
};

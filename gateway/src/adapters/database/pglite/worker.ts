import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { WorkerAnswer, WorkerRequest, WorkerStart, WorkerTask } from './protocol';

/** The thread that PGlite runs in, so that a long statement never holds up the sockets. */

const port = parentPort;
if (port === null) throw new Error('This file is the entry of a worker thread.');

const { folder, template } = workerData as WorkerStart;

const opening = PGlite.create({
  ...(folder === null ? {} : { dataDir: folder }),
  ...(template === null ? {} : { loadDataDir: new Blob([template]) }),
});

const run = async (database: PGlite, task: WorkerTask): Promise<unknown> => {
  switch (task.kind) {
    case 'query': {
      const rowMode = task.shape === 'arrays' ? 'array' : 'object';
      return (await database.query(task.sql, [...task.parameters], { rowMode })).rows;
    }
    case 'script':
      await database.exec(task.sql);
      return null;
    case 'dump':
      return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
    case 'close':
      await database.close();
      return null;
  }
};

const answer = async (id: number, work: () => Promise<unknown>): Promise<void> => {
  const done = (reply: WorkerAnswer): void => port.postMessage(reply);
  try {
    done({ id, ok: true, value: await work() });
  } catch (error) {
    done({ id, ok: false, message: error instanceof Error ? error.message : String(error) });
  }
};

port.on('message', (request: WorkerRequest) => {
  void answer(request.id, async () => run(await opening, request.task));
});

void answer(0, async () => {
  await opening;
  return null;
});

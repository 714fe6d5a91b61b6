import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { WorkerAnswer, WorkerFault, WorkerRequest, WorkerStart, WorkerTask } from './protocol';

/** The thread that PGlite runs in, so that a long statement never holds up the sockets. */

const port = parentPort;
if (port === null) throw new Error('This file is the entry of a worker thread.');

const { folder, template } = workerData as WorkerStart;

/**
 * A small write-ahead log: little is to be done again after a crash, for which there has to be room, and little room
 * is taken by it.
 */
const smallLog = ['-c', 'max_wal_size=48MB', '-c', 'min_wal_size=32MB'];

const opening = PGlite.create({
  startParams: [...PGlite.defaultStartParams, ...smallLog],
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

const textOf = (error: object, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
};

/** By PostgreSQL's codes: 53100 is a full disk, class 58 the machine, XX001 and XX002 what is stored. */
const faultOf = (error: unknown): WorkerFault => {
  if (!(error instanceof Error)) return 'broken';
  const code = textOf(error, 'code');
  if (code === '53100' || code === 'ENOSPC') return 'noRoom';
  const isEnd = ['PANIC', 'FATAL'].includes(textOf(error, 'severity'));
  const isMachine = error instanceof WebAssembly.RuntimeError || error.name === 'ExitStatus';
  return isEnd || isMachine || /^(58...|XX00[12])$/.test(code) ? 'broken' : 'statement';
};

const answer = async (id: number, work: () => Promise<unknown>): Promise<void> => {
  const done = (reply: WorkerAnswer): void => port.postMessage(reply);
  try {
    done({ id, ok: true, value: await work() });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    done({ id, ok: false, message, fault: faultOf(error) });
  }
};

port.on('message', (request: WorkerRequest) => {
  void answer(request.id, async () => run(await opening, request.task));
});

void answer(0, async () => {
  await opening;
  return null;
});

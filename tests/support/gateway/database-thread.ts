/** A stand-in for the database's thread, which opens and then does what it is told to do here with each `task`. */
export const databaseThread = (onTask: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ id, task }) => { ${onTask} });
      parentPort.postMessage({ id: 0, ok: true, value: null });
    `)}`,
  );

import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { answerTask, answerTasks, notify } from '../../worker/answer-tasks.mjs';
import { preparedStatements } from './prepared-statements.mjs';

/**
 * The thread that PGlite runs in, so that a long statement never holds up the sockets.
 *
 * @typedef {import('./protocol').DatabaseTask} DatabaseTask
 */

/**
 * @param {unknown} given
 * @returns {given is import('./protocol').DatabaseStart}
 */
const isStart = (given) => typeof given === 'object' && given !== null && 'compiled' in given;

/** @type {unknown} */
const start = workerData;
if (!isStart(start)) throw new Error('The thread is started with what its database begins from.');
const { folder, template, compiled } = start;

/**
 * A small write-ahead log: little is to be done again after a crash, for which there has to be room, and little room
 * is taken by it.
 */
const smallLog = ['-c', 'max_wal_size=48MB', '-c', 'min_wal_size=32MB'];

/** Triggers of the tables that visitors are shown notify it. */
const publicContent = 'public_content';

/** A database of some hundreds of deals; a larger one has thousands. */
const smallBytes = 48 * 1024 * 1024;
const buffers = template !== null && template.byteLength > smallBytes ? '64MB' : '16MB';

/**
 * Without a disk all pages are in memory already: a second copy of them, and a log for after a crash,
 * would only take time and space. In a large database each page outside the buffers is copied again by every query.
 */
const inMemory = ['-c', `shared_buffers=${buffers}`, '-c', 'min_wal_size=2MB', '-c', 'max_wal_size=2MB'];
const logInSmallFiles = ['--wal-segsize=1'];
/** Pages lie in memory or on flash, wherever they are: one by an index costs hardly more than the next one. */
const anywhere = ['-c', 'random_page_cost=1.1'];

/** @param {PGlite} database */
const listening = async (database) => {
  await database.listen(publicContent, () => notify(publicContent));
  return database;
};

const opening = PGlite.create({
  pgliteWasmModule: compiled,
  startParams: [...PGlite.defaultStartParams, ...anywhere, ...(folder === null ? inMemory : smallLog)],
  ...(folder === null ? { initDbStartParams: logInSmallFiles } : { dataDir: folder }),
  ...(template === null ? {} : { loadDataDir: new Blob([template]) }),
})
  .then(listening)
  .then((database) => ({ database, statements: preparedStatements(database) }));

/** These leave the tables as they are. */
const ofTransactions = ['begin', 'commit', 'rollback'];

/**
 * @param {Awaited<typeof opening>} open
 * @param {DatabaseTask} task
 * @returns {Promise<unknown>}
 */
const run = async ({ database, statements }, task) => {
  switch (task.kind) {
    case 'query':
      return statements.query(task.sql, task.parameters, task.shape);
    case 'script':
      if (!ofTransactions.includes(task.sql)) statements.forget();
      await database.exec(task.sql);
      return null;
    case 'dump':
      return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
    case 'close':
      await database.close();
      return null;
  }
};

/**
 * @param {object} error
 * @param {string} name
 */
const textOf = (error, name) => {
  /** @type {unknown} */
  const value = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
};

/**
 * By PostgreSQL's codes: 53100 is a full disk, class 58 the machine, XX001 and XX002 what is stored.
 * @param {unknown} error
 * @returns {import('./protocol').DatabaseFault}
 */
const faultOf = (error) => {
  if (!(error instanceof Error)) return 'broken';
  const code = textOf(error, 'code');
  if (code === '53100' || code === 'ENOSPC') return 'noRoom';
  const isEnd = ['PANIC', 'FATAL'].includes(textOf(error, 'severity'));
  const isMachine = error instanceof WebAssembly.RuntimeError || error.name === 'ExitStatus';
  return isEnd || isMachine || /^(?:58...|XX00[12])$/.test(code) ? 'broken' : 'statement';
};

/**
 * Messages of class 22 quote the value that a column does not take, and messages reach the log.
 * @param {unknown} error
 */
const withoutValue = (error) => {
  const code = error instanceof Error ? textOf(error, 'code') : '';
  return code.startsWith('22') ? Object.assign(new Error(`${code}: a wrong value`), { code }) : error;
};

answerTasks(async (/** @type {DatabaseTask} */ task) => {
  try {
    return await run(await opening, task);
  } catch (error) {
    throw withoutValue(error);
  }
}, faultOf);

void answerTask(
  0,
  async () => {
    await opening;
    return null;
  },
  faultOf,
);

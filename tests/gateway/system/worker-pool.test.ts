import { isLeft } from 'fp-ts/Either';
import { afterEach, expect, test } from 'vitest';
import { threadChannel, type WorkerChannel } from '../../../gateway/src/adapters/worker/channel';
import { TaskFailed, WorkerLost } from '../../../gateway/src/adapters/worker/task-worker';
import { PoolBusy, workerPool, type WorkerPool } from '../../../gateway/src/adapters/worker/worker-pool';
import { movedClock } from '../../support/gateway/moved-clock';

/** Answers a task with itself, crashes, never answers, or fails. */
const entry = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, task }) => {
      if (task === 'crash') process.exit(1);
      if (task === 'hang') return;
      parentPort.postMessage(task === 'fail' ? { id, ok: false, message: 'no' } : { id, ok: true, value: task });
    });
  `)}`,
);

let pool: WorkerPool<string, string> | null = null;
afterEach(() => pool?.close());

const started = (maxWaiting: number, waitMs?: number) => {
  const clock = movedClock();
  const bounds = { maxWaiting, runMs: 1_000, clock, ...(waitMs === undefined ? {} : { waitMs }) };
  pool = workerPool<string, string>(() => threadChannel(entry), bounds);
  return { pool, clock };
};

const outcomes = async (results: readonly ReturnType<WorkerPool<string, string>['run']>[]) =>
  (await Promise.all(results)).map((one) => (isLeft(one) ? one.left.constructor.name : one.right));

test('[OPS-01] a worker that crashed is started again for the tasks that wait', async () => {
  const { pool: own } = started(8);
  expect(await outcomes(['crash', 'a', 'fail', 'b'].map((task) => own.run(task)))).toEqual([
    WorkerLost.name,
    'a',
    TaskFailed.name,
    'b',
  ]);
});

test('[OPS-01] a task that runs past its deadline ends its worker, and the next task runs', async () => {
  const { pool: own, clock } = started(8);
  const results = [own.run('hang'), own.run('a')];
  clock.move(1_000);
  expect(await outcomes(results)).toEqual([WorkerLost.name, 'a']);
  expect(clock.waiting()).toBe(0);
});

test('[SEC-05] a task past the bound of the queue is refused; an urgent one has a bound of its own', async () => {
  const { pool: own } = started(1);
  const results = [own.run('a'), own.run('b'), own.run('c'), own.run('d', { maxWaiting: 2 })];
  expect(await outcomes(results)).toEqual(['a', 'b', PoolBusy.name, 'd']);
});

test('[SEC-05] a task that waits past its deadline is refused', async () => {
  const { pool: own, clock } = started(8, 500);
  const results = [own.run('hang'), own.run('a')];
  clock.move(500);
  expect(await outcomes(results.slice(1))).toEqual([PoolBusy.name]);
});

test('[OPS-01] a closed pool refuses what waits and what comes later, and starts no worker', async () => {
  const opened: WorkerChannel[] = [];
  const own = workerPool<string, string>(
    () => {
      const channel = threadChannel(entry);
      opened.push(channel);
      return channel;
    },
    { maxWaiting: 8, runMs: 1_000, clock: movedClock() },
  );
  const results = [own.run('hang'), own.run('a')];
  await own.close();
  expect(await outcomes([...results, own.run('b')])).toEqual([WorkerLost.name, PoolBusy.name, PoolBusy.name]);
  expect(opened).toHaveLength(1);
});

import { expect, test, vi } from 'vitest';
import { openPglite } from '../../../gateway/src/adapters/database/pglite/connection';
import { databaseThread } from '../../support/gateway/database-thread';

const nothing = { folder: null, template: null };

test('[OPS-01] a database thread that dies fails what was asked of it, and is told once', async () => {
  const onLost = vi.fn();
  const connection = await openPglite(databaseThread('process.exit(1);'), nothing, onLost);
  const asked = [connection.script('select 1'), connection.query('select 2', [], 'arrays')];
  for (const result of await Promise.allSettled(asked)) expect(result.status).toBe('rejected');
  await expect(connection.script('select 3')).rejects.toThrow('has ended');
  expect(onLost).toHaveBeenCalledTimes(1);
});

test('a thread that is ended on purpose is no loss', async () => {
  const onLost = vi.fn();
  const connection = await openPglite(
    databaseThread('parentPort.postMessage({ id, ok: true, value: null });'),
    nothing,
    onLost,
  );
  await connection.close();
  await expect(connection.script('select 1')).rejects.toThrow('has ended');
  expect(onLost).not.toHaveBeenCalled();
});

const failingStart = (statement: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${statement}`)}`,
  );

test('[OPS-01] a database that cannot be opened says why', async () => {
  const broken = failingStart(
    "parentPort.postMessage({ id: 0, ok: false, message: 'no space left', fault: 'statement' });",
  );
  await expect(openPglite(broken, nothing)).rejects.toThrow('no space left');
});

test.each([
  ['fails', "parentPort.postMessage({ id: 0, ok: false, message: 'files broken', fault: 'broken' });"],
  ['crashes', 'process.exit(1);'],
])('[OPS-01] a thread that %s while it opens is refused once, not reported as lost', async (_, statement) => {
  const onLost = vi.fn();
  await expect(openPglite(failingStart(statement), nothing, onLost)).rejects.toThrow();
  expect(onLost).not.toHaveBeenCalled();
});

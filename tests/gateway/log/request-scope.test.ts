import { expect, test, vi } from 'vitest';
import { serialDatabase } from '../../../gateway/src/adapters/database/serial-database';
import type { SqlClient } from '../../../gateway/src/adapters/database/sql-client';
import { fairLine } from '../../../gateway/src/adapters/http/fair-line';
import { consoleLog } from '../../../gateway/src/adapters/logger/console-log';
import { refusalLog } from '../../../gateway/src/adapters/logger/refusal-log';
import {
  currentRequestId,
  keepRequest,
  withinRequest,
} from '../../../gateway/src/adapters/request-id/request-scope';
import type { Clock } from '../../../gateway/src/ports/clock';
import { movedClock } from '../../support/gateway/moved-clock';

const ids = ['request-1', 'request-2', 'request-3'];

/** Runs `work` once for each id, all at once; the ids that were current in it. */
const idsIn = async (work: (note: () => void) => Promise<unknown>): Promise<readonly (string | null)[]> => {
  const seen: (string | null)[] = [];
  await Promise.all(ids.map((id) => withinRequest(id, () => work(() => seen.push(currentRequestId())))));
  return seen;
};

const client: SqlClient = { query: () => Promise.resolve([]), script: () => Promise.resolve() };

test('[OPS-06] a transaction that waits for another one runs under the id of its own request', async () => {
  const database = serialDatabase({ client: () => Promise.resolve(client), close: () => Promise.resolve() });
  const seen = await idsIn((note) =>
    database.transaction(() => {
      note();
      return Promise.resolve();
    }),
  );
  expect(seen).toEqual(ids);
});

test('[OPS-06] a page that waits for another one is rendered under the id of its own request', async () => {
  const bounds = { atOnce: 1, waitingPerName: 9, waiting: 9, longestMs: 1_000 };
  const line = fairLine(movedClock(), bounds);
  const seen = await idsIn((note) =>
    line.run('192.0.2.1', () => {
      note();
      return Promise.resolve();
    }),
  );
  expect(seen).toEqual(ids);
});

test('[OPS-06] a console line of a request ends with its id, the sum of refusals has none', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const clock = movedClock();
  // A timer of the system runs its task for the request that set it.
  const after: Clock['after'] = (ms, task) => clock.after(ms, keepRequest(task));
  const refused = refusalLog(consoleLog, { after });
  withinRequest('request-1', () => refused('请求过多'));
  refused('请求过多');
  clock.move(60_000);
  const lines = printed.mock.calls.flat();
  printed.mockRestore();
  expect(lines).toEqual(['请求过多（请求 request-1）', '请求过多（过去一分钟内另有 1 次）']);
});

import { EventEmitter, once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { listen } from '../../../gateway/src/adapters/http/server/listen';
import { consoleLog } from '../../../gateway/src/adapters/logger/console-log';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import { accountStore } from '../../../gateway/src/adapters/database/stores/account-store';
import { closers } from '../../../gateway/src/main/closers';
import { openEmptyDatabase } from '../../support/gateway/empty-database';
import { renderedPage, sourceOfPages } from '../../support/gateway/page-to-make';
import { startTestGateway } from '../../support/gateway/test-gateway';
import { temporaryFolder } from '../../support/temporary-folder';

const portOf = (url: string) => Number(new URL(url).port);
const takesConnections = (url: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(portOf(url), '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

describe('ending', () => {
  test('[OPS-01] answers what is under way, ends sockets and idle connections, and frees the ports', async () => {
    const entered = { page: false };
    const answers = new EventEmitter();
    const slow = sourceOfPages(async () => {
      entered.page = true;
      await once(answers, 'go');
      return renderedPage('finished');
    });
    const gateway = await startTestGateway({ pages: { kind: 'source', source: slow } });
    const idle = connect(portOf(gateway.url), '127.0.0.1');
    const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/ws?userId=u1`, ['v12.stomp']);
    const gone = new Promise<number>((resolve) => socket.on('close', resolve));
    const page = fetch(gateway.url).then((response) => response.text());
    await vi.waitUntil(
      () => entered.page && idle.readyState === 'open' && socket.readyState === WebSocket.OPEN,
    );

    const closed = Promise.all([gateway.close(), gateway.close()]);
    expect(await gone).toBe(1001);
    // What has come by then is heard for a moment; after it nobody is let in, while the page is still under way.
    await vi.waitUntil(async () => !(await takesConnections(gateway.url)));
    answers.emit('go');
    expect(await page).toBe('finished');
    await closed;
    expect(await takesConnections(gateway.secondUrl)).toBe(false);
  });

  test('[OPS-01] waits for an answer, not for the next question on the connection that it went through', async () => {
    const port = await listen(0, '127.0.0.1');
    port.server.keepAliveTimeout = 0;
    const asked = new EventEmitter();
    port.serve((_request, response) => asked.emit('for', response));
    const agent = new Agent({ keepAlive: true });
    const question = get(`http://127.0.0.1:${port.port}`, { agent });
    const [response] = (await once(asked, 'for')) as [ServerResponse];
    const closed = port.close(60_000);
    response.end('finished');
    const [answer] = (await once(question, 'response')) as [IncomingMessage];
    expect(await text(answer)).toBe('finished');
    await closed;
    agent.destroy();
  });

  test('[OPS-01] happens by itself when a start fails: nothing is left open', async () => {
    const file = join(temporaryFolder('hupo-closing-'), 'a-file');
    await writeFile(file, '');
    const spare = await listen(0, '127.0.0.1');
    await spare.close(0);
    const storage = { kind: 'folder', folder: join(file, 'data'), fresh: false } as const;
    await expect(startTestGateway({ port: spare.port, storage })).rejects.toThrow('数据目录不可写');
    expect(await takesConnections(`http://127.0.0.1:${spare.port}`)).toBe(false);
  });

  test('goes on with the others when a part fails, storage last, and says that something failed', async () => {
    const order: string[] = [];
    const atEnd = closers();
    const part = (name: string) => async () => {
      await Promise.resolve();
      order.push(name);
    };
    atEnd.add('storage', part('storage'));
    atEnd.add('helpers', part('helpers'));
    atEnd.add('answers', () => Promise.reject(new Error('stuck')));
    atEnd.add('answers', part('answers'));
    await expect(atEnd.close()).rejects.toThrow('Not everything');
    await expect(atEnd.close()).rejects.toThrow('Not everything');
    expect(order).toEqual(['answers', 'helpers', 'storage']);
  });
});

test('[GAT-12][SEC-05] what is logged of a failure holds no value that a caller gave', async () => {
  const lines: unknown[] = [];
  const error = vi.spyOn(console, 'error').mockImplementation((...line) => void lines.push(...line));
  const database = await openEmptyDatabase();
  await accountStore(databaseOver(database))
    .byPhone('13800000001')
    .catch((cause: unknown) => consoleLog.problem('调用出错', cause));
  await database.close();
  error.mockRestore();
  expect(lines.join()).toContain('relation "account" does not exist');
  expect(lines.join()).not.toContain('13800000001');
});

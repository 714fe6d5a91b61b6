import { existsSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NoRoom, storageFaultOf } from '../../../gateway/src/ports/storage-fault';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

/**
 * The disk is a stand-in here, which says how much is free: a real one needs root, and `npm run soak -- full-disk`
 * fills one.
 */
const megabyte = 1024 * 1024;
let free: number;
let gateway: TestGateway;
let token: string;
const told: string[] = [];

beforeAll(async () => {
  free = 1_000 * megabyte;
  gateway = await startTestGateway({
    freeBytes: () => free,
    log: { info: (line) => told.push(line), problem: (line) => told.push(line) },
  });
  token = await tokenOf(gateway, 'u1');
});
afterAll(() => gateway.close());
beforeEach(() => {
  free = 1_000 * megabyte;
});

const health = async () => {
  const response = await fetch(`${gateway.url}/health`);
  const body: unknown = await response.json();
  return [response.status, body];
};
const post = async (path: string, parameters: Readonly<Record<string, string>> = {}) => {
  const { code, text } = await callGateway(gateway.url, path, { method: 'POST', token, parameters });
  return [code, text];
};
const noRoom = [507, '系统存储空间不足，暂时无法保存，请稍后再试'];
const save = () => post('/webapp/push!save.action', { kind: 'deal', channel: 'push', wanted: '0' });

describe('a gateway whose disk is full', () => {
  test('lays nothing aside where its data lies in memory, least of all in the folder that it was started in', () => {
    expect(existsSync('ballast')).toBe(false);
  });

  test('[OPS-01] refuses what writes with words for the person, and says why when its health is asked', async () => {
    expect(await health()).toEqual([200, { status: 'ok', beacons: 0 }]);
    free = 31 * megabyte;
    expect(await save()).toEqual(noRoom);
    const sending = gateway.inside.send({ from: 'u1', to: 'u2', content: '在吗', clientId: null });
    expect(storageFaultOf(await sending.catch((error: unknown) => error))).toBeInstanceOf(NoRoom);
    expect(await health()).toEqual([
      200,
      { status: 'readOnly', reason: '磁盘空间不足，暂停写入，读取照常', beacons: 0 },
    ]);
  });

  test.each([
    '/webapp/sale!overview.action',
    '/webapp/register!get.action',
    '/webapp/user!info.action',
    '/webapp/user!counts.action',
    '/webapp/session!list.action',
    '/webapp/push!get.action',
    '/webapp/message!list.action',
    '/webapp/message!seeListNum.action',
    '/webapp/audit!get.action',
  ])('[OPS-01] goes on answering %s', async (path) => {
    free = 0;
    expect((await callGateway(gateway.url, path, { token })).code).toBe(200);
  });

  test('[OPS-01] goes on without a new start once there is room, and tells its operator of both', async () => {
    await health();
    told.length = 0;
    free = 12 * megabyte;
    expect(await save()).toEqual(noRoom);
    expect(await save()).toEqual(noRoom);
    free = 500 * megabyte;
    expect((await save())[0]).toBe(200);
    expect(told).toEqual([
      expect.stringContaining('磁盘可用空间不足（剩余 12 MB），暂停写入，读取照常'),
      expect.stringContaining('磁盘空间已恢复，继续写入'),
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGateway, type Calling } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
let tokens: Readonly<Record<string, string>>;
beforeAll(async () => {
  gateway = await startTestGateway();
  const accounts = ['u1', 'u2', 'u3', 'u4'];
  const opened = await Promise.all(accounts.map((account) => tokenOf(gateway, account)));
  tokens = Object.fromEntries(accounts.map((account, index) => [account, opened[index] ?? '']));
});
afterAll(() => gateway.close());

interface Row {
  readonly id: string;
  readonly content: string;
}

const ask = (account: string, name: string, parameters: Record<string, string> = {}, rest: Calling = {}) =>
  callGateway(gateway.url, `/webapp/message!${name}.action`, {
    token: tokens[account] ?? '',
    parameters,
    ...rest,
  });
const rows = (data: unknown) => (data as { list: readonly Row[] }).list;
const contents = (data: unknown) => rows(data).map(({ content }) => content);
const unread = async (account: string) => ((await ask(account, 'seeListNum')).data as { num: number }).num;
const say = async (from: string, to: string, content: string) => {
  const sent = await gateway.inside.send({ from, to, content, clientId: null });
  return sent._tag === 'Right' ? String(sent.right.message.id) : sent.left.kind;
};

describe('messages', () => {
  test('[SCR-11] the list holds each notification and each conversation once, the newest first, with all their fields', async () => {
    const { data } = await ask('u1', 'list');
    expect(contents(data)).toEqual(['您好', '欢迎使用']);
    expect(rows(data)[0]).toEqual({
      id: '3',
      from: 'u1',
      fromName: '姓名u1',
      fromOrg: '公司u1',
      to: 'u2',
      kind: 'chat',
      title: null,
      content: '您好',
      sentAt: Date.UTC(2026, 9, 15, 0),
      readState: '1',
      conversation: 'u1_u2',
      link: null,
      recalled: '0',
      masked: '0',
      peer: {
        id: 'u2',
        name: '姓名u2',
        org: '公司u2',
        avatar: null,
        role: 'member',
        removed: '0',
        verified: '1',
      },
      unread: 1,
      found: null,
    });
    expect(rows(data)[1]).toMatchObject({ kind: 'notice', peer: null, unread: null });
    expect(data).toMatchObject({ total: 2, page: 1, pageSize: 20, next: null });
  });

  test('[LAY-02] the unread count counts what was received and not read', async () => {
    expect([await unread('u1'), await unread('u2'), await unread('u4')]).toEqual([1, 2, 0]);
  });

  test('a rich message brings its HTML with the detail, not with the list', async () => {
    expect((await ask('u1', 'detail', { id: '1' })).data).toMatchObject({
      html: '<p>欢迎使用</p>',
      title: '欢迎',
    });
    expect(rows((await ask('u1', 'list')).data)[1]).not.toHaveProperty('html');
  });

  test('reading is counted once, however often it is told', async () => {
    const first = await say('u2', 'u4', '第一条');
    await say('u2', 'u4', '第二条');
    const read = () => ask('u4', 'read', { id: first }, { method: 'POST' });
    expect([(await read()).data, (await read()).data]).toEqual([{ num: 1 }, { num: 1 }]);
    expect((await ask('u4', 'detail', { id: first })).data).toMatchObject({ readState: '1' });
  });

  test.each(['4', '999', '0', '-1', 'abc', '1 or 1=1', '99999999999999999999'])(
    '[SEC-05] a message of others, or none (%s), is unknown: to see and to mark',
    async (id) => {
      const seen = await ask('u1', 'detail', { id });
      const marked = await ask('u1', 'read', { id }, { method: 'POST' });
      expect([seen.code, seen.text]).toEqual([404, '消息不存在']);
      expect([marked.code, marked.text]).toEqual([404, '消息不存在']);
    },
  );

  test('[SEC-05] who sent a message may see it, but not mark it as read for the other', async () => {
    const before = await unread('u2');
    expect((await ask('u1', 'detail', { id: '3' })).data).toMatchObject({ content: '您好', readState: '1' });
    expect((await ask('u1', 'read', { id: '3' }, { method: 'POST' })).code).toBe(404);
    expect(await unread('u2')).toBe(before);
  });

  test.each(['list', 'seeListNum', 'detail', 'since'])(
    '[SEC-05] nobody reads %s without a token',
    async (name) => {
      const answer = await callGateway(gateway.url, `/webapp/message!${name}.action`, {
        parameters: { id: '1', after: '0' },
      });
      expect(answer.code).toBe(401);
    },
  );

  test('a page has at most 100 messages', async () => {
    expect((await ask('u1', 'list', { pageSize: '5000' })).data).toMatchObject({ pageSize: 100 });
  });

  test('[SOC-05] what came after a message is answered oldest first, own messages included', async () => {
    const after = await say('u1', 'u2', '之前');
    await say('u2', 'u1', '一');
    await gateway.inside.send({ from: 'u1', to: 'u2', content: '二', clientId: 'key-1' });
    const { data } = await ask('u1', 'since', { after });
    expect(contents(data)).toEqual(['一', '二']);
    expect(rows(data)[1]).toMatchObject({ clientId: 'key-1', readState: '1' });
    expect(rows((await ask('u2', 'since', { after })).data)[1]).not.toHaveProperty('clientId');
    expect(contents((await ask('u1', 'since', { after: '0' })).data)[0]).toBe('欢迎使用');
  });

  test('[SOC-05] at most 100 messages come at once', async () => {
    for (let index = 0; index < 101; index += 1) await say('u2', 'u4', `第${index}条`);
    gateway.clock.move(60_000);
    expect(rows((await ask('u4', 'since', { after: '0' })).data)).toHaveLength(100);
  });

  test.each([{}, { after: '' }, { after: '-1' }, { after: 'x' }])(
    '[SOC-05] since %o is a wrong call',
    async (parameters) => {
      expect((await ask('u1', 'since', parameters)).code).toBe(400);
    },
  );
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageFrame, changeFrame } from '../../../gateway/src/socket/server-frame';
import { rowsOf, startChatWorld, type ChatWorld } from './chat-world';

let world: ChatWorld;
beforeAll(async () => {
  world = await startChatWorld();
});
afterAll(() => world.close());

const consult = async (account: string, id: string): Promise<string> => {
  const { data } = await world.call(account, 'chat!consult', { kind: 'sale', id });
  return (data as { readonly to: string }).to;
};
const thread = (account: string, peer: string) => world.ask(account, 'chat!thread', { with: peer });

/** Everything that an account reads of its conversations, as it comes over the wire. */
const readBy = async (account: string, peers: readonly string[]): Promise<string> => {
  const answers = await Promise.all([
    world.ask(account, 'message!list', { of: 'chat' }),
    world.ask(account, 'message!since', { after: '0' }),
    world.ask(account, 'privacy!export'),
    ...peers.flatMap((peer) => [thread(account, peer), world.ask(account, 'chat!history', { with: peer })]),
  ]);
  return answers.map(({ raw }) => raw).join('\n');
};
const namesOwner = /"u2"|u2_|_u2\b|姓名u2|公司u2/u;

describe('an owner whom deals hide', { timeout: 60_000 }, () => {
  test('[ENT-08] a message to the account itself goes to the thread while a deal hides the sender', async () => {
    expect(Number(await world.say('u2', 'u6', '资料已更新'))).toBeGreaterThan(0);
    const [row] = rowsOf(await world.ask('u6', 'message!list', { of: 'chat' }));
    expect(row).toMatchObject({
      fromName: '委托方',
      peer: { name: '委托方', id: await consult('u6', 's1') },
    });
    expect(await readBy('u6', [row?.from ?? ''])).not.toMatch(namesOwner);
  });

  test('[ENT-08] the asker gets an id for the pair of deal and asker, stable and alike for no two pairs', async () => {
    const [first, again] = [await consult('u7', 's1'), await consult('u7', 's1')];
    const others = [await consult('u7', 's9'), await consult('u6', 's1')];
    expect(first).toMatch(/^t-[\w-]{36}$/);
    expect(again).toBe(first);
    expect(new Set([first, ...others]).size).toBe(3);
  });

  test('[ENT-08] the asker reads nothing that names the owner in any answer, and the owner reads who asks', async () => {
    const [one, other] = [await consult('u7', 's1'), await consult('u7', 's9')];
    expect(Number(await world.say('u7', one, '第一个项目'))).toBeGreaterThan(0);
    expect(Number(await world.say('u7', other, '第二个项目'))).toBeGreaterThan(0);
    const [row] = rowsOf(await world.ask('u2', 'message!list', { of: 'chat' }));
    expect(row).toMatchObject({
      from: other,
      fromName: '姓名u7',
      unread: 1,
      peer: { id: other, name: '姓名u7' },
    });
    expect(Number(await world.say('u2', one, '您好，请讲'))).toBeGreaterThan(0);
    expect(await readBy('u7', [one, other])).not.toMatch(namesOwner);
    expect((await thread('u7', one)).data).toMatchObject({
      peer: { id: one, name: '委托方', org: null, avatar: null },
      cards: [{ place: 'entrust/s1' }],
      mayWrite: '1',
    });
    expect(
      rowsOf(await world.ask('u7', 'chat!history', { with: one })).map(({ content, from }) => [
        from,
        content,
      ]),
    ).toEqual([
      [one, '您好，请讲'],
      ['u7', '第一个项目'],
    ]);
    expect((await world.call('u2', 'chat!read', { with: other, upTo: row?.id ?? '' })).code).toBe(200);
    const rows = rowsOf(await world.ask('u2', 'message!list', { of: 'chat' }));
    expect(rows.find(({ peer }) => peer?.id === other)).toMatchObject({ unread: 0 });
  });

  test('[ENT-08] a deal that names its owner has a conversation of its own, and a thread stays unnamed', async () => {
    const hidden = await consult('u7', 's1');
    const named = await consult('u7', 's3');
    expect(named).toBe('u2');
    await world.say('u7', named, '第三个项目');
    expect((await thread('u7', named)).data).toMatchObject({
      peer: { id: 'u2', name: '姓名u2' },
      cards: [{ place: 'entrust/s3' }],
    });
    expect((await thread('u7', hidden)).data).toMatchObject({
      peer: { id: hidden, name: '委托方' },
      cards: [{ place: 'entrust/s1' }],
    });
    expect(rowsOf(await world.ask('u7', 'chat!history', { with: named }))).toHaveLength(1);
  });

  test('[SCR-11] the owner blocks the asker of a thread, who is not told by whom', async () => {
    const hidden = await consult('u7', 's9');
    await world.call('u2', 'chat!block', { with: hidden, blocked: '1' });
    expect(await world.say('u7', hidden, '在吗')).toBe('notAllowed');
    expect((await thread('u7', hidden)).data).toMatchObject({ mayWrite: '0', blocked: '0' });
    await world.call('u2', 'chat!block', { with: hidden, blocked: '0' });
    expect(Number(await world.say('u7', hidden, '在吗'))).toBeGreaterThan(0);
  });

  test('[SEC-05] a thread of others is as unknown as none', async () => {
    const hidden = await consult('u7', 's1');
    expect((await thread('u6', hidden)).code).toBe(404);
    expect(await world.say('u6', hidden, '您好')).toBe('unknownRecipient');
  });

  test.each([
    ['a pending NDA', 'u10', 's1'],
    ['a bid', 'u8', 's1'],
    ['a consultation before threads', 'u9', 's9'],
  ])('[ENT-08][SEC-05] the account id of the owner answers nothing to %s', async (_, account, hidden) => {
    expect(await readBy(account, ['u2'])).not.toMatch(namesOwner);
    const unknown = await thread(account, 'nobody');
    expect(unknown.code).toBe(404);
    for (const path of ['chat!thread', 'chat!history'] as const) {
      const { code, text, data } = await world.ask(account, path, { with: 'u2' });
      expect({ code, text, data }).toEqual({ code: 404, text: unknown.text, data: unknown.data });
    }
    expect(await world.say(account, 'u2', '您好')).toBe('notAllowed');
    expect(await world.say(account, 'u1', '您好')).toBe('notAllowed');
    expect(await consult(account, 's3')).toBe('u2');
    expect((await thread(account, 'u2')).data).toMatchObject({
      peer: { id: 'u2', name: '姓名u2' },
      cards: [{ place: 'entrust/s3' }],
    });
    expect(JSON.stringify((await thread(account, 'u2')).data)).not.toContain(hidden);
  });

  test('[ENT-08] after the approval the thread bears the name of the owner, under the same id', async () => {
    const hidden = await consult('u6', 's1');
    await world.gateway.inside.desk.ndas.approve('13800000006');
    expect((await thread('u6', hidden)).data).toMatchObject({ peer: { id: hidden, name: '姓名u2' } });
  });
});

test('[ENT-08][SOC-08] the socket names both parties of a thread by its id', () => {
  const message = {
    ...{ id: 7, from: 'u2', fromName: '委托方', fromOrg: null, to: 'u7', kind: 'chat' as const, title: null },
    ...{ content: '您好', html: null, sentAt: 1_000, read: false, conversation: 't-1', link: null },
    ...{ clientId: null, masked: false, recalledAt: null },
  };
  const bodyOf = ({ body }: { readonly body: string }): unknown => JSON.parse(body);
  expect(bodyOf(messageFrame(message, { subscription: 's', userId: 'u7' }))).toMatchObject({
    ...{ from: 't-1', to: 'u7', conversation: 't-1' },
  });
  expect(bodyOf(messageFrame(message, { subscription: 's', userId: 'u2' }))).toMatchObject({
    ...{ from: 'u2', to: 't-1', conversation: 't-1' },
  });
  const told = { kind: 'read' as const, id: 7, from: 'u7', to: 'u2', conversation: 't-1', at: 1_000 };
  expect(bodyOf(changeFrame(told, { subscription: 's', userId: 'u2' }))).toMatchObject({
    from: 't-1',
    to: 'u2',
  });
});

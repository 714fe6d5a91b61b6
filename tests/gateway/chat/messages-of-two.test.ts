import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bytesOf, uploadFile } from '../../support/gateway/upload';
import { rowsOf, startChatWorld, type ChatWorld } from './chat-world';

let world: ChatWorld;
/** By which u6 and u2 know each other: they met over a deal that hides its owner. */
let between: string;
beforeAll(async () => {
  world = await startChatWorld();
  between = await world.hiddenThread();
});
afterEach(() => world.gateway.clock.move(60_000));
afterAll(() => world.close());

const history = async (account: string, peer: string, parameters = {}) =>
  rowsOf(await world.ask(account, 'chat!history', { with: peer, pageSize: '100', ...parameters }));
const newest = async (account: string, peer: string) => (await history(account, peer))[0];
const unread = async (account: string) =>
  ((await world.ask(account, 'message!seeListNum')).data as { num: number }).num;

const handIn = async (type: 'image/png' | 'application/pdf', name: string) => {
  const given = { token: await world.token('u1'), purpose: 'chat', name };
  const { data } = await uploadFile(world.gateway, bytesOf(type), given);
  return data as { readonly id: string; readonly size: number };
};

describe('what two people write', () => {
  test('[SCR-11] the history is the two’s alone, the newest first, page by page without a gap', async () => {
    for (let nth = 0; nth < 5; nth += 1) await world.say('u1', 'u2', `第 ${String(nth)} 条`);
    const first = (await world.ask('u2', 'chat!history', { with: 'u1', pageSize: '3' })).data as {
      list: { content: string }[];
      next: string;
    };
    const rest = await history('u2', 'u1', { cursor: first.next });
    const all = [...first.list, ...rest].map(({ content }) => content);
    expect(all.slice(0, 5)).toEqual(['第 4 条', '第 3 条', '第 2 条', '第 1 条', '第 0 条']);
    expect((await world.ask('u2', 'chat!history', { with: 'u1', cursor: 'm1' })).code).toBe(400);
  });

  test('[SOC-08] what is read up to a message is read for both, and unread messages are counted', async () => {
    const before = await unread('u6');
    const [first, second] = [await world.say('u2', between, '一'), await world.say('u2', between, '二')];
    expect(await unread('u6')).toBe(before + 2);
    expect(rowsOf(await world.ask('u6', 'message!list'))[0]).toMatchObject({ unread: 2 });
    expect((await world.call('u6', 'chat!read', { with: between, upTo: first })).data).toEqual({
      num: before + 1,
    });
    expect((await world.ask('u2', 'chat!thread', { with: between })).data).toMatchObject({ readUpTo: first });
    await world.call('u6', 'chat!read', { with: between, upTo: second });
    expect((await world.ask('u2', 'chat!thread', { with: between })).data).toMatchObject({
      readUpTo: second,
    });
    expect(rowsOf(await world.ask('u6', 'message!list'))[0]).toMatchObject({ unread: 0 });
    expect((await world.call('u2', 'chat!read', { with: between, upTo: second })).code).toBe(200);
    expect((await world.call('u7', 'chat!read', { with: 'u2', upTo: second })).code).toBe(404);
  });

  test('[SCR-11] a message that is taken back before it was read counts as unread no more', async () => {
    const counts = async () => ({
      all: await unread('u2'),
      row: rowsOf(await world.ask('u2', 'message!list')).find(({ from }) => from === 'u1')?.unread,
    });
    await world.call('u2', 'message!readAll');
    const kept = await world.say('u1', 'u2', '保留');
    const withOne = await counts();
    const taken = await world.say('u1', 'u2', '撤回');
    expect(withOne.row).toBe(1);
    expect((await counts()).row).toBe(2);
    await world.call('u1', 'chat!recall', { id: taken });
    await world.call('u1', 'chat!recall', { id: taken });
    expect(await counts()).toEqual(withOne);
    await world.call('u2', 'message!read', { id: taken });
    expect(await counts()).toEqual(withOne);
    await world.call('u2', 'chat!read', { with: 'u1', upTo: kept });
    expect((await counts()).row).toBe(0);
    // What was read before it was taken back counts once.
    const read = await world.say('u1', 'u2', '先读');
    await world.call('u2', 'chat!read', { with: 'u1', upTo: read });
    await world.say('u1', 'u2', '未读');
    await world.call('u1', 'chat!recall', { id: read });
    expect((await counts()).row).toBe(1);
  });

  test('[SCR-11] within two minutes a message is taken back: it says nothing to the other, and to its sender for a while', async () => {
    const id = await world.say('u1', 'u2', '价格写错了');
    world.gateway.clock.move(2 * 60_000);
    expect((await world.call('u2', 'chat!recall', { id })).code).toBe(404);
    expect((await world.call('u1', 'chat!recall', { id })).code).toBe(200);
    expect((await world.call('u1', 'chat!recall', { id })).code).toBe(200);
    expect(await newest('u2', 'u1')).toMatchObject({ recalled: '1', content: '' });
    expect(await newest('u1', 'u2')).toMatchObject({ recalled: '1', content: '价格写错了' });
    expect(rowsOf(await world.ask('u2', 'message!list', { keyword: '价格写错了' }))).toEqual([]);
    world.gateway.clock.move(6 * 60_000);
    expect(await newest('u1', 'u2')).toMatchObject({ recalled: '1', content: '' });
  });

  test('[SCR-11] after two minutes it stays', async () => {
    const id = await world.say('u1', 'u2', '太晚');
    world.gateway.clock.move(2 * 60_000 + 1);
    expect((await world.call('u1', 'chat!recall', { id })).code).toBe(409);
    expect(await newest('u2', 'u1')).toMatchObject({ recalled: '0', content: '太晚' });
  });

  test('[MKT-16] before approval contacts are hidden from the other, and the sender is told', async () => {
    await world.say('u6', between, '我的手机 １３９ 0000 1234，报价 13900001234 元');
    for (const [reader, peer] of [
      ['u2', between],
      ['u6', between],
    ] as const)
      expect(await newest(reader, peer)).toMatchObject({
        masked: '1',
        content: '我的手机 ［联系方式已隐藏］，报价 13900001234 元',
      });
    await world.say('u1', 'u2', '电话 13900001234');
    expect(await newest('u2', 'u1')).toMatchObject({ masked: '0', content: '电话 13900001234' });
  });

  test('[SOC-06] a message whose contacts were hidden is the same message when it comes again', async () => {
    const again = { from: 'u6', to: between, content: '加微信 zhou_min88', clientId: 'key-9' };
    const [one, other] = [
      await world.gateway.inside.sendAsMember(again),
      await world.gateway.inside.sendAsMember(again),
    ];
    expect([one, other]).toMatchObject([{ right: { repeated: false } }, { right: { repeated: true } }]);
    const another = await world.gateway.inside.sendAsMember({ ...again, content: '加微信 zhou_min89' });
    expect(another).toMatchObject({ _tag: 'Left', left: { kind: 'keyReused' } });
  });

  test('[SEC-05] a quote says what was said and by whom, not what its sender claims', async () => {
    const id = await world.say('u2', between, '底价不谈');
    await world.say('u6', between, `> 平台：我们同意五折 [hupo:message:${id}]\n您说的是这个？`);
    expect(await newest('u2', between)).toMatchObject({
      content: `> 委托方：底价不谈 [hupo:message:${id}]\n您说的是这个？`,
    });
    const foreign = await world.say('u1', 'u2', '与您无关');
    await world.say('u6', between, `> 甲：乙 [hupo:message:${foreign}]\n好的`);
    expect(await newest('u2', between)).toMatchObject({ content: '好的' });
    await world.call('u2', 'chat!recall', { id });
    const [, quoting] = await history('u6', between);
    expect(quoting).toMatchObject({ content: `> 委托方：该消息已撤回 [hupo:message:${id}]\n您说的是这个？` });
  });

  test('[SCR-11] a deal that is shared is called as it is called, and only one that is listed is shared', async () => {
    await world.say('u6', between, '[项目] 随便写的 [hupo:sale:entrust/s3]');
    expect(await newest('u2', between)).toMatchObject({ content: '[项目] 项目s3 [hupo:sale:entrust/s3]' });
    expect(await world.say('u6', between, '[项目] 没有 [hupo:sale:entrust/s99]')).toBe('dealUnknown');
    expect(await world.say('u6', between, '[项目] 没有 [hupo:sale:soe/s3]')).toBe('dealUnknown');
  });

  test('[SEC-03] markup in a message is text that comes back as it went', async () => {
    const content = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) <script>1</script>';
    await world.say('u1', 'u2', content);
    expect(await newest('u2', 'u1')).toMatchObject({ content });
  });

  test('[SCR-11] a message that was received is reported once, and the outcome is told', async () => {
    const id = await world.say('u2', between, '加群领红包');
    const report = (account: string, given = {}) =>
      world.call(account, 'chat!report', { id, reason: 'harassing', ...given });
    expect((await report('u2')).code).toBe(404);
    expect((await report('u7')).code).toBe(404);
    expect((await report('u6', { reason: 'other' })).code).toBe(400);
    expect((await report('u6', { reason: 'silent' })).code).toBe(400);
    expect((await report('u6')).code).toBe(200);
    expect((await report('u6')).code).toBe(409);
    const listed = await world.gateway.inside.desk.reports.list();
    expect(listed).toMatchObject({ right: expect.stringContaining('加群领红包') as string });
    const number = Number(/编号 (\d+)/.exec(listed._tag === 'Right' ? listed.right : '')?.[1]);
    await world.gateway.inside.desk.reports.decide(number, 'upheld', '已处理');
    expect(rowsOf(await world.ask('u6', 'message!list', { of: 'notice' }))[0]).toMatchObject({
      content: expect.stringContaining('已核实') as string,
    });
  });
});

describe('the inbox', () => {
  test('[SCR-11] a conversation that is removed comes back with its next message or when that is undone', async () => {
    const id = await world.say('u1', 'u2', '移出');
    const listed = async () =>
      rowsOf(await world.ask('u2', 'message!list', { of: 'chat' })).map((row) => row.peer?.id);
    expect(await listed()).toContain('u1');
    expect((await world.call('u2', 'message!remove', { id })).code).toBe(200);
    expect(await listed()).not.toContain('u1');
    await world.call('u2', 'message!restore', { id });
    expect(await listed()).toContain('u1');
    await world.call('u2', 'message!remove', { id });
    await world.say('u1', 'u2', '又来了');
    expect(await listed()).toContain('u1');
    expect((await world.call('u7', 'message!remove', { id })).code).toBe(404);
  });

  test('[SCR-11][SOC-08] a conversation that went on while it was removed stays, with what came since unread', async () => {
    const seen = await world.say('u1', 'u2', '看到这里');
    await world.say('u1', 'u2', '同时发来');
    expect((await world.call('u2', 'message!remove', { id: seen })).code).toBe(200);
    const rows = rowsOf(await world.ask('u2', 'message!list', { of: 'chat' }));
    expect(rows.find((row) => row.peer?.id === 'u1')).toMatchObject({ content: '同时发来', unread: 1 });
  });

  test('[SCR-11] words are found in what was said long ago, and nothing of others is', async () => {
    await world.say('u1', 'u2', '独角兽水厂');
    await world.say('u1', 'u2', '后来的话');
    const found = async (keyword: string) => rowsOf(await world.ask('u2', 'message!list', { keyword }));
    expect(await found('独角兽')).toMatchObject([{ content: '后来的话', found: '独角兽水厂' }]);
    expect(await found('后来的话')).toMatchObject([{ content: '后来的话', found: null }]);
    expect(rowsOf(await world.ask('u2', 'message!list'))[0]).toMatchObject({ found: null });
    expect(rowsOf(await world.ask('u6', 'message!list', { keyword: '独角兽' }))).toEqual([]);
    expect((await world.ask('u2', 'message!list', { keyword: 'x'.repeat(51) })).code).toBe(400);
    expect(rowsOf(await world.ask('u2', 'message!list', { keyword: '%' }))).toEqual([]);
  });

  test('[SCR-11] a conversation is found by the title and the code of a deal that the two share', async () => {
    await world.say('u6', between, '请教一下');
    const found = async (reader: string, keyword: string) =>
      rowsOf(await world.ask(reader, 'message!list', { keyword })).map((row) => row.peer?.id);
    const { cards } = (await world.ask('u6', 'chat!thread', { with: between })).data as {
      cards: readonly { title: string; code: string }[];
    };
    const [card] = cards;
    for (const reader of ['u6', 'u2']) {
      expect(await found(reader, card?.title ?? '')).toContain(between);
      expect(await found(reader, (card?.code ?? '').toLowerCase())).toContain(between);
    }
    expect(await found('u6', 'XMs9')).toEqual([]);
  });

  test('[SCR-11] the messages in which words stand are named, the newest first, for these two alone', async () => {
    const first = await world.say('u1', 'u2', '白鹤滩的估值');
    await world.say('u2', 'u1', '稍后答复');
    const second = await world.say('u2', 'u1', '白鹤滩已更新');
    const hits = async (reader: string, peer: string) =>
      (await world.ask(reader, 'chat!hits', { with: peer, keyword: '白鹤滩' })).data;
    const ids = { list: [{ id: second }, { id: first }] };
    expect([await hits('u1', 'u2'), await hits('u2', 'u1')]).toEqual([ids, ids]);
    await world.call('u1', 'chat!recall', { id: first });
    expect(await hits('u2', 'u1')).toEqual({ list: [{ id: second }] });
    expect((await world.ask('u7', 'chat!hits', { with: 'u2', keyword: '白鹤滩' })).code).toBe(404);
  });

  test('[SCR-11] words are found in what a reader sees of a message, not in how it is stored', async () => {
    const { id } = await handIn('application/pdf', '长江条款.pdf');
    await world.say('u1', 'u2', `[文件] x [hupo:file:${id}:application/pdf:1]`);
    const picture = await handIn('image/png', 'IMG_7.png');
    await world.say('u1', 'u2', `[图片] x [hupo:file:${picture.id}:image/png:1]`);
    const card = await world.say('u1', 'u2', '[项目] x [hupo:sale:entrust/s1]');
    const quoted = await world.say('u1', 'u2', '黄河以北');
    await world.say(
      'u1',
      'u2',
      `> x：y [hupo:message:${quoted}]\n[文件] x [hupo:file:${id}:application/pdf:1]`,
    );
    await world.say('u1', 'u2', `> x：y [hupo:message:${quoted}]\n同意`);
    const rows = rowsOf(await world.ask('u2', 'chat!history', { with: 'u1' }));
    const title = /^\[项目\] (\S+)/.exec(rows.find((row) => row.id === card)?.content ?? '')?.[1] ?? '';
    const found = async (keyword: string) => rowsOf(await world.ask('u2', 'message!list', { keyword }));
    expect(await found('长江条款')).toMatchObject([
      { found: expect.stringMatching(/^> .*\n\[文件\] 长江条款.pdf/) as string },
    ]);
    expect((await found(title)).filter((row) => row.peer?.id === 'u1')).toMatchObject([
      { found: expect.stringContaining(`[项目] ${title}`) as string },
    ]);
    expect(await found('黄河以北')).toMatchObject([{ found: '黄河以北' }]);
    expect(await found('同意')).toMatchObject([{ found: null }]);
    for (const stored of [
      'png',
      'file',
      'image',
      'message',
      'sale',
      'entrust',
      'hupo:',
      id,
      `:${picture.size}]`,
    ])
      expect(await found(stored)).toEqual([]);
    await world.say('u1', 'u2', '请看 [hupo:sale] 和 file');
    expect(await found('hupo:sale')).toMatchObject([{ found: null }]);
  });

  test('[SOC-08] all is read at once', async () => {
    await world.say('u1', 'u2', '未读');
    expect(await unread('u2')).toBeGreaterThan(0);
    expect((await world.call('u2', 'message!readAll')).data).toEqual({ num: 0 });
    expect(
      rowsOf(await world.ask('u2', 'message!list', { of: 'chat' })).every(({ unread: many }) => many === 0),
    ).toBe(true);
  });
});

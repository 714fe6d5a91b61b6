import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

const thread = (account: string, peer: string) => world.ask(account, 'chat!thread', { with: peer });

describe('whom one may write to', () => {
  test('[SCR-11] whoever shares nothing with another and never heard of them is refused, and the other is as unknown as nobody', async () => {
    expect(await world.say('u7', 'u1', '您好')).toBe('notAllowed');
    const [stranger, nobody] = [await thread('u7', 'u1'), await thread('u7', 'nobody')];
    expect([stranger.code, stranger.text]).toEqual([nobody.code, nobody.text]);
    expect(stranger.code).toBe(404);
    expect((await world.ask('u7', 'chat!history', { with: 'u1' })).code).toBe(404);
  });

  test('[SCR-11] an NDA, approved or not, opens the way in both directions', async () => {
    expect(Number(await world.say('u1', 'u2', '请问'))).toBeGreaterThan(0);
    expect(Number(await world.say('u2', between, '您好'))).toBeGreaterThan(0);
  });

  test('[SCR-11] a consultation opens the way to whom the deal belongs, once and as often as one asks', async () => {
    const asked = await world.call('u7', 'chat!consult', { kind: 'sale', id: 's3' });
    expect([asked.code, asked.data]).toEqual([200, { to: 'u2' }]);
    expect((await world.call('u7', 'chat!consult', { kind: 'sale', id: 's3' })).data).toEqual({ to: 'u2' });
    expect((await thread('u7', 'u2')).data).toMatchObject({
      mayWrite: '1',
      whyNot: null,
      cards: [{ deal: 'sale', place: 'entrust/s3', title: '项目s3', own: '0' }],
    });
    expect(Number(await world.say('u7', 'u2', '这单还在谈吗？'))).toBeGreaterThan(0);
  });

  test('[SCR-11] what is the platform’s is asked of its service, to which everybody may write', async () => {
    expect((await world.call('u7', 'chat!consult', { kind: 'sale', id: 's4' })).data).toEqual({
      to: 'p-service',
    });
    expect(Number(await world.say('u4', 'p-service', '怎么认证？'))).toBeGreaterThan(0);
    expect((await thread('u4', 'p-service')).data).toMatchObject({
      peer: { id: 'p-service', name: '平台客服', role: 'platform' },
      mayWrite: '1',
      protected: '0',
    });
  });

  test.each([
    ['in part', 'u3'],
    ['not at all', 'u4'],
  ])(
    '[ACC-05][SCR-11] who is verified %s begins no contact, whatever page they come by',
    async (_, account) => {
      for (const id of ['s3', 's4']) {
        const refused = await world.call(account, 'chat!consult', { kind: 'sale', id });
        expect([refused.code, refused.text]).toEqual([403, '请先通过完整认证，再发起咨询']);
      }
      expect(await world.say(account, 'u2', '您好')).toBe('notAllowed');
      expect((await world.call(account, 'chat!consult', { kind: 'sale', id: 'nothing' })).code).toBe(404);
    },
  );

  test.each([
    [{ kind: 'sale', id: 'nothing' }, 404],
    [{ kind: 'buy', id: 's1' }, 404],
    [{ kind: 'transfer', id: '../x' }, 404],
    [{ kind: 'news', id: 's1' }, 400],
  ])('[SCR-11] nothing is asked about %j', async (deal, code) => {
    expect((await world.call('u7', 'chat!consult', deal)).code).toBe(code);
  });

  test('[SCR-11] nobody asks about what is their own', async () => {
    expect((await world.call('u2', 'chat!consult', { kind: 'sale', id: 's1' })).code).toBe(403);
  });

  test('[SCR-11] oneself, an account that is no more and the platform’s other voices are not written to', async () => {
    expect(await world.say('u1', 'u1', '您好')).toBe('ownAccount');
    expect(await world.say('u1', 'u5', '您好')).toBe('unknownRecipient');
    expect(await world.say('u1', 'p-notice', '您好')).toBe('unknownRecipient');
    expect((await thread('u1', 'u1')).code).toBe(404);
  });

  test('[SCR-11] who was blocked is refused until they are let in again, and is told so before they write', async () => {
    await world.say('u1', 'u2', '第一条');
    expect((await world.call('u2', 'chat!block', { with: 'u1', blocked: '1' })).code).toBe(200);
    expect(await world.say('u1', 'u2', '第二条')).toBe('notAllowed');
    expect((await thread('u1', 'u2')).data).toMatchObject({ mayWrite: '0', whyNot: '对方暂不接收您的消息' });
    expect((await thread('u2', 'u1')).data).toMatchObject({ blocked: '1', mayWrite: '0' });
    expect(await world.say('u2', 'u1', '您好')).toBe('notAllowed');
    await world.call('u2', 'chat!block', { with: 'u1', blocked: '0' });
    expect(Number(await world.say('u1', 'u2', '第三条'))).toBeGreaterThan(0);
    expect((await world.call('u2', 'chat!block', { with: 'u4', blocked: '1' })).code).toBe(404);
  });

  test('[SCR-11] what an operator says for somebody opens the way back', async () => {
    await world.gateway.inside.send({ from: 'u3', to: 'u7', content: '您好', clientId: null });
    expect(Number(await world.say('u7', 'u3', '您好，请讲'))).toBeGreaterThan(0);
    expect(rowsOf(await world.ask('u3', 'chat!history', { with: 'u7' }))).toHaveLength(2);
  });

  test.each(['thread', 'history', 'read', 'recall', 'block', 'report', 'consult', 'file'])(
    '[SEC-05] nobody calls chat!%s without a login, and none that was taken from its account',
    async (name) => {
      const method = ['thread', 'history', 'file'].includes(name) ? world.ask : world.call;
      expect((await method('u5', `chat!${name}`, { with: 'u1', id: '1', upTo: '1' })).code).toBe(403);
    },
  );
});

describe('who is named', () => {
  test('[ENT-08] who is behind a deal that hides it is the other side alone, everywhere, until an NDA is approved', async () => {
    await world.say('u2', between, '资料已更新');
    expect((await thread('u6', between)).data).toMatchObject({
      peer: { id: between, name: '委托方', org: null, avatar: null },
      protected: '1',
    });
    const [row] = rowsOf(await world.ask('u6', 'message!list', { of: 'chat' }));
    expect(row).toMatchObject({ fromName: '委托方', peer: { name: '委托方', org: null } });
    for (const path of ['message!list', 'message!since', 'chat!history', 'chat!thread'])
      expect((await world.ask('u6', path, { with: between, after: '0' })).raw).not.toMatch(/姓名u2|公司u2/);
    expect((await world.ask('u6', 'privacy!export')).raw).not.toMatch(/姓名u2|公司u2/);
    expect(rowsOf(await world.ask('u6', 'message!list', { keyword: '姓名u2' }))).toEqual([]);
    expect(rowsOf(await world.ask('u6', 'message!list', { keyword: '委托方' }))).toHaveLength(1);
  });

  test('[ENT-08] who signed and was approved knows the other by name, and the owner knows who came', async () => {
    expect((await thread('u1', 'u2')).data).toMatchObject({ peer: { name: '姓名u2', org: '公司u2' } });
    expect((await thread('u2', between)).data).toMatchObject({ peer: { name: '姓名u6' } });
  });
});

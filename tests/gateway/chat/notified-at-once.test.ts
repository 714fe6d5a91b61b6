import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { heardWithin, listenAt } from '../../support/gateway/heard';
import { startChatWorld, type ChatWorld } from './chat-world';

let world: ChatWorld;
beforeAll(async () => {
  world = await startChatWorld();
});
afterAll(() => world.close());

const listen = (account: string) => listenAt(world.gateway, account);

describe('what sockets hear', () => {
  test('[SCR-11] a message to a stranger says why not under its key, and the next one goes', async () => {
    const mine = await listen('u1');
    mine.say('u7', '您好', 'key-1');
    mine.say('u2', '还在', 'key-2');
    expect(await mine.next('refused')).toMatchObject({
      clientId: 'key-1',
      content: '您与对方没有共同的项目，暂不能发送消息',
    });
    expect(await mine.next('chat')).toMatchObject({ clientId: 'key-2', content: '还在' });
    expect(mine.state.ended).toBe(false);
  });

  test('[MKT-16][ENT-08] the sender sees what was hidden, the other hears nobody’s name that is hidden', async () => {
    const between = await world.hiddenThread();
    const [owner, comer] = [await listen('u2'), await listen('u6')];
    comer.say(between, '手机 13900001234', 'key-3');
    expect(await comer.next('chat')).toMatchObject({ clientId: 'key-3', masked: '1' });
    expect(await owner.next('chat')).toMatchObject({
      fromName: '姓名u6',
      content: '手机 ［联系方式已隐藏］',
    });
    owner.say(between, '收到', 'key-4');
    await vi.waitUntil(() => comer.heard.length === 2, heardWithin);
    expect(comer.heard[1]).toMatchObject({ fromName: '委托方', content: '收到', from: between, to: 'u6' });
  });

  test('[SOC-05] each message says which was before it in the inbox of whoever hears it', async () => {
    const [owner, comer] = [await listen('u2'), await listen('u1')];
    comer.say('u2', '一', 'key-5');
    const first = await owner.next('chat');
    comer.say('u2', '二', 'key-6');
    await vi.waitUntil(() => owner.heard.length === 2 && comer.heard.length === 2, heardWithin);
    expect(owner.heard[1]?.after).toBe(first.id);
    expect(comer.heard[1]?.after).toBe(comer.heard[0]?.id);
  });

  test('[SOC-08] who reads is told to the other and to the reader’s own devices, who recalls to both, and nothing to anybody else', async () => {
    const [desk, phone, other, stranger] = [
      await listen('u2'),
      await listen('u2'),
      await listen('u1'),
      await listen('u6'),
    ];
    const id = await world.say('u1', 'u2', '请看');
    await world.call('u2', 'chat!read', { with: 'u1', upTo: id });
    for (const socket of [desk, phone, other])
      expect(await socket.next('read')).toMatchObject({ id, from: 'u2', conversation: 'u1_u2', content: '' });
    await world.call('u1', 'chat!recall', { id });
    for (const socket of [desk, phone, other])
      expect(await socket.next('recall')).toMatchObject({ id, from: 'u1' });
    await world.call('u2', 'message!readAll');
    for (const socket of [desk, phone]) {
      const all = await socket.next('inbox');
      expect(all).toMatchObject({ content: '' });
      expect(all.id ?? null).toBeNull();
    }
    expect(other.heard.some(({ kind }) => kind === 'inbox')).toBe(false);
    expect(stranger.heard.filter(({ conversation }) => conversation === 'u1_u2')).toEqual([]);
  });

  test('[SOC-08] which notification was read is told to the reader’s devices, once', async () => {
    const [desk, phone] = [await listen('u2'), await listen('u2')];
    const id = await world.say('u1', 'u2', '单独看');
    await world.call('u2', 'message!read', { id });
    await world.call('u2', 'message!read', { id });
    for (const socket of [desk, phone]) expect(await socket.next('inbox')).toMatchObject({ id, content: '' });
    await world.say('u1', 'u2', '之后');
    await vi.waitUntil(() => phone.heard.filter(({ kind }) => kind === 'chat').length === 2, heardWithin);
    expect(phone.heard.map(({ kind }) => kind)).toEqual(['chat', 'inbox', 'chat']);
  });

  test('[SOC-08] what was read before is told to nobody again', async () => {
    const id = await world.say('u1', 'u2', '再看');
    await world.call('u2', 'chat!read', { with: 'u1', upTo: id });
    const other = await listen('u1');
    await world.call('u2', 'chat!read', { with: 'u1', upTo: id });
    await world.say('u2', 'u1', '看过了');
    await other.next('chat');
    expect(other.heard.map(({ kind }) => kind)).toEqual(['chat']);
  });

  test('[SCR-11][SOC-08] who blocks or lets write again is told to both, on all devices, and to nobody else', async () => {
    const [mine, phone, other, stranger] = [
      await listen('u2'),
      await listen('u2'),
      await listen('u1'),
      await listen('u6'),
    ];
    for (const blocked of ['1', '0']) await world.call('u2', 'chat!block', { with: 'u1', blocked });
    for (const socket of [mine, phone, other]) {
      await vi.waitUntil(() => socket.heard.length === 2, heardWithin);
      for (const heard of socket.heard)
        expect(heard).toMatchObject({
          kind: 'inbox',
          from: 'u2',
          to: 'u1',
          conversation: 'u1_u2',
          content: '',
        });
    }
    expect(stranger.heard).toEqual([]);
  });

  test('[SCR-11][SOC-08] a question about another deal of the same owner changes the open conversation', async () => {
    const owner = await listen('u2');
    for (const id of ['s1', 's3'])
      expect((await world.call('u1', 'chat!consult', { kind: 'sale', id })).data).toEqual({ to: 'u2' });
    await vi.waitUntil(() => owner.heard.length === 2, heardWithin);
    for (const heard of owner.heard)
      expect(heard).toMatchObject({ kind: 'inbox', from: 'u1', to: 'u2', conversation: 'u1_u2' });
    expect((await world.ask('u2', 'chat!thread', { with: 'u1' })).data).toMatchObject({
      cards: expect.arrayContaining([
        expect.objectContaining({ place: 'entrust/s3' }),
        expect.objectContaining({ place: 'entrust/s1' }),
      ]) as unknown,
    });
  });
});

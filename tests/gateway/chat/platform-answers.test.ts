import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf, startChatWorld, type ChatWorld } from './chat-world';

let world: ChatWorld;
beforeAll(async () => {
  world = await startChatWorld();
});
afterAll(() => world.close());

describe('the platform’s service', () => {
  test('[OPS-06][SCR-11] whoever writes to it is listed until an operator answers, and reads the answer by its name', async () => {
    const { desk } = world.gateway.inside;
    expect(await desk.waiting()).toMatchObject({ right: '没有待回复的咨询' });
    await world.say('u4', 'p-service', '电话 13900001234，怎么认证？');
    expect(await desk.waiting()).toMatchObject({
      right: expect.stringContaining('13900001234，怎么认证？') as string,
    });
    const readUpTo = async () =>
      (await world.ask('u4', 'chat!thread', { with: 'p-service' })).data as { readUpTo: string | null };
    expect((await readUpTo()).readUpTo).toBeNull();
    expect(await desk.say('平台客服', '13800000004', '请上传名片')).toMatchObject({ _tag: 'Right' });
    expect(await desk.waiting()).toMatchObject({ right: '没有待回复的咨询' });
    const [answer, asked] = rowsOf(await world.ask('u4', 'chat!history', { with: 'p-service' }));
    expect((await readUpTo()).readUpTo).toBe(asked?.id);
    expect(answer).toMatchObject({
      from: 'p-service',
      fromName: '平台客服',
      content: '请上传名片',
      masked: '0',
    });
  });

  test('[SCR-11] its conversation carries the card of what was asked about last, and the service sees what that is', async () => {
    const { desk } = world.gateway.inside;
    const cards = async () =>
      ((await world.ask('u7', 'chat!thread', { with: 'p-service' })).data as { cards: readonly unknown[] })
        .cards;
    const ask = async (kind: string, id: string) => {
      expect((await world.call('u7', 'chat!consult', { kind, id })).data).toEqual({ to: 'p-service' });
      world.gateway.clock.move(1_000);
    };
    expect(await cards()).toEqual([]);
    await ask('buy', '20260112');
    expect(await cards()).toMatchObject([{ deal: 'buy', place: '20260112', code: 'XQ20260112', own: '0' }]);
    await ask('transfer', 'G20260061');
    expect(await cards()).toMatchObject([
      { deal: 'transfer', place: 'entrust/G20260061', code: 'GF20260061' },
      { deal: 'buy', place: '20260112', code: 'XQ20260112' },
    ]);
    await world.say('u7', 'p-service', '还能谈吗？');
    expect(await desk.waiting()).toMatchObject({
      right: expect.stringContaining(
        '咨询 GF20260061 精密减速器制造企业 12 % 股份转让  还能谈吗？',
      ) as string,
    });
    await ask('buy', '20260112');
    expect(await cards()).toMatchObject([{ deal: 'buy' }, { deal: 'transfer' }]);
    const shared = await world.say(
      'u7',
      'p-service',
      '[求购] 食品集团求购复合调味料与预制菜工厂 [hupo:buy:20260112]',
    );
    expect(Number(shared)).toBeGreaterThan(0);
    expect((await world.ask('u4', 'chat!thread', { with: 'p-service' })).data).toMatchObject({ cards: [] });
  });

  test('[SCR-11] nobody blocks it', async () => {
    expect((await world.call('u4', 'chat!block', { with: 'p-service', blocked: '1' })).code).toBe(404);
  });
});

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
    expect(await desk.say('平台客服', '13800000004', '请上传名片')).toMatchObject({ _tag: 'Right' });
    expect(await desk.waiting()).toMatchObject({ right: '没有待回复的咨询' });
    const [answer] = rowsOf(await world.ask('u4', 'chat!history', { with: 'p-service' }));
    expect(answer).toMatchObject({
      from: 'p-service',
      fromName: '平台客服',
      content: '请上传名片',
      masked: '0',
    });
  });

  test('[SCR-11] nobody blocks it', async () => {
    expect((await world.call('u4', 'chat!block', { with: 'p-service', blocked: '1' })).code).toBe(404);
  });
});

import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
// A minute later the sender may write again as often as at first.
afterEach(() => gateway.clock.move(60_000));
afterAll(() => gateway.close());

const send = async (change: { from?: string; to?: string; content?: string; clientId?: string | null }) => {
  const sent = await gateway.inside.send({
    from: 'u1',
    to: 'u2',
    content: '你好',
    clientId: null,
    ...change,
  });
  return sent._tag === 'Left' ? sent.left.kind : { id: sent.right.message.id, repeated: sent.right.repeated };
};
/** What the conversation with u1 holds, the newest first. */
const contents = async (account: string) => {
  const token = await tokenOf(gateway, account);
  const { data } = await callGateway(gateway.url, '/webapp/chat!history.action', {
    token,
    parameters: { with: 'u1', pageSize: '100' },
  });
  return (data as { list: readonly { content: string }[] }).list.map(({ content }) => content);
};

describe('sending a message', () => {
  test('[SOC-01] it is stored with the names of then, at the moment of the clock', async () => {
    const sent = await gateway.inside.send({ from: 'u1', to: 'u2', content: '  有空格 ', clientId: 'key-0' });
    expect(sent).toMatchObject({
      _tag: 'Right',
      right: {
        repeated: false,
        message: {
          from: 'u1',
          fromName: '姓名u1',
          fromOrg: '公司u1',
          to: 'u2',
          kind: 'chat',
          content: '  有空格 ',
          sentAt: gateway.clock.now(),
          read: false,
          conversation: 'u1_u2',
          clientId: 'key-0',
        },
      },
    });
  });

  test.each([
    [{ content: ' \n ' }, 'empty'],
    [{ content: 'x'.repeat(2_001) }, 'tooLong'],
    [{ content: 'a\0b' }, 'unreadable'],
    [{ content: 'a\ud800b' }, 'unreadable'],
    [{ clientId: 'a\0b' }, 'unreadable'],
    [{ to: 'a\0b' }, 'unknownRecipient'],
    [{ to: 'nobody' }, 'unknownRecipient'],
    [{ to: 'platform' }, 'unknownRecipient'],
    [{ to: 'u5' }, 'unknownRecipient'],
    [{ to: 'u1' }, 'ownAccount'],
    [{ from: 'u5' }, 'removed'],
    [{ from: 'nobody' }, 'removed'],
  ])('[SOC-01] %o is refused as %s', async (change, kind) => expect(await send(change)).toBe(kind));

  test('[SOC-06] the same key is one message, however often and however much at once it comes', async () => {
    const again = { content: '只有一条', clientId: 'key-1' };
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(again)));
    const ids = new Set(sent.map((one) => (typeof one === 'string' ? one : one.id)));
    expect(ids.size).toBe(1);
    expect(sent.filter((one) => typeof one !== 'string' && !one.repeated)).toHaveLength(1);
    expect((await contents('u2')).filter((content) => content === '只有一条')).toHaveLength(1);
  });

  test('[SOC-06] a key that was used for another text, or another person, is refused', async () => {
    await send({ clientId: 'key-2' });
    expect(await send({ clientId: 'key-2', content: '别的' })).toBe('keyReused');
    expect(await send({ clientId: 'key-2', to: 'u3' })).toBe('keyReused');
    expect(await send({ clientId: 'key-2', from: 'u3' })).toMatchObject({ repeated: false });
  });

  test('[SEC-05] after 120 messages in a minute a sender has to wait', async () => {
    const sent = await Promise.all(Array.from({ length: 121 }, () => send({ from: 'u4' })));
    expect(sent.filter((one) => one === 'tooFast')).toHaveLength(1);
    gateway.clock.move(60_000);
    expect(await send({ from: 'u4' })).toMatchObject({ repeated: false });
  });

  test('[SOC-05] ids ascend in the order of sending, and the text comes back as it was written', async () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 50 })
      .filter((one) => one.trim() !== '');
    for (const content of fc.sample(text, 25)) {
      const [first, second] = [await send({ content }), await send({ content: '之后' })];
      const ids = [first, second].map((one) => (typeof one === 'string' ? Number.NaN : one.id));
      expect(ids[1]).toBeGreaterThan(ids[0] ?? Number.NaN);
      expect((await contents('u2'))[1]).toBe(content);
    }
  });
});

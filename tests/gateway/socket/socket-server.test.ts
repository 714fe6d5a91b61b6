import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { openBare, openClient, startSocket } from './socket-rig';

test('[SOC-01] a message goes from one user to the other, and back to the sender with its client id', async () => {
  const rig = await startSocket();
  const [one, two] = [openClient(rig, 'u1', 'token-1'), openClient(rig, 'u2', 'token-2')];
  await Promise.all([one.ready(), two.ready()]);
  const clientId = randomUUID();
  one.say('您好，请问 67 % 控股权还在售吗？', 'u2', clientId);
  await vi.waitUntil(() => one.received.length === 1 && two.received.length === 1);
  const plain = {
    id: '1',
    from: 'u1',
    to: 'u2',
    content: '您好，请问 67 % 控股权还在售吗？',
    kind: 'chat',
    sentAt: 1_001,
    conversation: 'u1_u2',
    masked: '0',
  };
  expect(two.received).toEqual([{ ...plain, fromName: '周敏' }]);
  expect(one.received).toEqual([{ ...plain, clientId }]);
  two.say('在售', 'u1');
  await vi.waitUntil(() => one.received.length === 2);
  expect(one.received[1]).toMatchObject({ from: 'u2', content: '在售' });
});

test('[SOC-01] all sockets of a user hear the same messages in the same order', async () => {
  const rig = await startSocket();
  const phone = openClient(rig, 'u1', 'token-1');
  const desk = openClient(rig, 'u1', 'token-1');
  const other = openClient(rig, 'u2', 'token-2');
  await Promise.all([phone.ready(), desk.ready(), other.ready()]);
  for (let index = 1; index <= 30; index += 1) other.say(`第 ${String(index)} 条`, 'u1', randomUUID());
  await vi.waitUntil(() => phone.received.length === 30 && desk.received.length === 30);
  expect(phone.received.map(({ id }) => id)).toEqual(
    Array.from({ length: 30 }, (_, index) => String(index + 1)),
  );
  expect(desk.received).toEqual(phone.received);
});

test('[SOC-01] the same client id twice is one message, which only the sender hears again', async () => {
  const rig = await startSocket();
  const [one, two] = [openClient(rig, 'u1', 'token-1'), openClient(rig, 'u2', 'token-2')];
  await Promise.all([one.ready(), two.ready()]);
  const clientId = randomUUID();
  const receipts: string[] = [];
  ['a', 'b'].forEach((id) => one.client.watchForReceipt(id, () => receipts.push(id)));
  one.say('只说一次', 'u2', clientId, 'a');
  one.say('只说一次', 'u2', clientId, 'b');
  await vi.waitUntil(() => receipts.length === 2);
  expect(rig.stored).toHaveLength(1);
  expect(one.received.map(({ id }) => id)).toEqual(['1', '1']);
  expect(two.received).toHaveLength(1);
});

test('[SOC-01] heart-beats 0,0 are legal, and messages go all the same', async () => {
  const rig = await startSocket();
  const one = openClient(rig, 'u1', 'token-1', 0);
  await one.ready();
  one.say('没有心跳', 'u2');
  await vi.waitUntil(() => one.received.length === 1);
});

const strangers: readonly (readonly [what: string, userId: string, token: string | null])[] = [
  ['a wrong token', 'u1', 'token-9'],
  ['no token', 'u1', null],
  ['a userId that is not the token’s', 'u2', 'token-1'],
  ['no userId', '', 'token-1'],
];

test.each(strangers)('[SOC-01][SEC-05] %s gets an ERROR and the socket closes', async (_, userId, token) => {
  const rig = await startSocket();
  const stranger = openClient(rig, userId, token);
  await stranger.closed();
  expect(stranger.errors.map(({ headers }) => headers.code)).toEqual(['unauthenticated']);
  expect(stranger.closes).toEqual([4401]);
});

test('[SOC-01][SEC-05] a forged userId hears nothing of the user it names', async () => {
  const rig = await startSocket();
  const [forger, two] = [openClient(rig, 'u1', 'token-2'), openClient(rig, 'u2', 'token-2')];
  await Promise.all([forger.closed(), two.ready()]);
  two.say('不给外人', 'u1');
  await vi.waitUntil(() => two.received.length === 1);
  expect(forger.received).toEqual([]);
});

test('[SEC-05] revoking a user’s sessions ends its sockets with an ERROR, and nobody else’s', async () => {
  const rig = await startSocket();
  const [one, two] = [openClient(rig, 'u1', 'token-1'), openClient(rig, 'u2', 'token-2')];
  await Promise.all([one.ready(), two.ready()]);
  await rig.bus.publish({ kind: 'sessions.ended', userId: 'u1', sessionId: null });
  await one.closed();
  expect(one.errors.map(({ headers }) => headers.code)).toEqual(['session-ended']);
  two.say('还在', 'u1');
  await vi.waitUntil(() => two.received.length === 1);
});

test('[SEC-05] a token that runs out ends its socket without an ERROR, so that a renewed one connects anew', async () => {
  const rig = await startSocket();
  const one = openClient(rig, 'u1', 'token-1', 0);
  await one.ready();
  // Long waits go in steps; a peer that answers pings stays until the token's end.
  rig.clock.move(7 * 24 * 3_600_000);
  await one.closed();
  expect(one.errors).toEqual([]);
});

test('[SOC-01] a message that is refused is answered with its reason and its client id, and the connection lives on', async () => {
  const rig = await startSocket();
  const [one, two] = [openClient(rig, 'u1', 'token-1'), openClient(rig, 'u2', 'token-2')];
  await Promise.all([one.ready(), two.ready()]);
  one.say('', 'u2', 'c-1');
  one.say('还在', 'u2', 'c-2');
  await vi.waitUntil(() => one.received.length === 2 && two.received.length === 1);
  expect(one.received[0]).toMatchObject({ kind: 'refused', content: '消息内容不能为空', clientId: 'c-1' });
  expect(one.received[1]).toMatchObject({ content: '还在', clientId: 'c-2' });
  expect([one.closes, one.errors]).toEqual([[], []]);
});

test('[SOC-01] a message that cannot be stored is answered by an ERROR', async () => {
  const rig = await startSocket();
  const [one, two] = [openClient(rig, 'u1', 'token-1'), openClient(rig, 'u2', 'token-2')];
  await Promise.all([one.ready(), two.ready()]);
  two.say('fail', 'u1');
  await two.closed();
  expect(one.closes).toEqual([]);
  expect(two.errors[0]?.headers).toMatchObject({ code: 'unavailable' });
});

test('[SOC-01][OPS-01] a message that finds no room to be kept is refused by its receipt and its client id, and the login stands', async () => {
  const rig = await startSocket();
  const one = openClient(rig, 'u1', 'token-1');
  await one.ready();
  one.say('full', 'u2', 'c-1', 'r-1');
  await one.closed();
  expect(one.errors[0]?.headers).toMatchObject({
    code: 'unavailable',
    message: '系统存储空间不足，暂时无法保存，请稍后再试',
    'receipt-id': 'r-1',
    'client-id': 'c-1',
  });
  // Neither 4401 nor a code that ends a login: the client comes back and sends it again.
  expect(one.closes).toEqual([1013]);
  expect(rig.stored).toEqual([]);

  const again = openClient(rig, 'u1', 'token-1');
  await again.ready();
  again.say('您好', 'u2', 'c-1', 'r-1');
  await expect.poll(() => again.received).toHaveLength(1);
  expect(rig.stored.map(({ clientId }) => clientId)).toEqual(['c-1']);
});

test('[SOC-01] leaving politely is answered by its receipt', async () => {
  const rig = await startSocket();
  const one = openClient(rig, 'u1', 'token-1');
  await one.ready();
  await one.client.deactivate();
  expect(one.errors).toEqual([]);
});

test('[OPS-01] a client that comes back while the gateway stops is refused, and nothing waits for it', async () => {
  const rig = await startSocket();
  const closing = rig.socketServer.close();
  const late = await openBare(rig);
  await late.ended();
  expect(late.ends[0]).toBe('Unexpected server response: 503');
  await closing;
});

test('[OPS-01] stopping the gateway ends every socket with 1001 and leaves no timer behind', async () => {
  const rig = await startSocket();
  const one = openClient(rig, 'u1', 'token-1');
  await one.ready();
  await rig.close();
  await one.closed();
  expect(one.closes).toEqual([1001]);
  expect(rig.clock.waiting()).toBe(0);
});

import { Client, StompConfig, StompHeaders } from '@stomp/stompjs';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { callGateway } from '../../support/gateway/call';
import { logIn } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const stompHeaders = (given: Record<string, string>) => Object.assign(new StompHeaders(), given);

/** A socket of one user, which keeps what it hears. */
const listen = async (userId: string, token: string) => {
  const heard: { content: string; clientId?: string }[] = [];
  const ends: number[] = [];
  const state = { subscribed: false, refused: false };
  const client = new Client(
    Object.assign(new StompConfig(), {
      webSocketFactory: () =>
        new WebSocket(`${gateway.url.replace('http', 'ws')}/ws?userId=${userId}`, ['v12.stomp'], {
          origin: gateway.url,
        }),
      connectHeaders: stompHeaders({ Authorization: `Bearer ${token}` }),
      reconnectDelay: 0,
      heartbeatIncoming: 0,
      heartbeatOutgoing: 0,
      onStompError: () => (state.refused = true),
      onWebSocketClose: (event: { code: number }) => ends.push(event.code),
    }),
  );
  client.onConnect = () => {
    client.watchForReceipt('ready', () => (state.subscribed = true));
    client.subscribe(
      '/user/queue/message',
      ({ body }) => heard.push(JSON.parse(body) as { content: string }),
      stompHeaders({ receipt: 'ready' }),
    );
  };
  client.activate();
  onTestFinished(() => client.deactivate());
  await vi.waitUntil(() => state.subscribed || state.refused || ends.length > 0);
  return { client, heard, ends, state };
};

const post = (path: string, token: string, parameters = {}) =>
  callGateway(gateway.url, path, { method: 'POST', token, parameters });

test('[SOC-01][SOC-04] log in, hear a message at once, count it, read it, log out, and the socket ends', async () => {
  const { data } = await logIn(gateway);
  const { token } = data as { token: string };
  const [mine, hers] = [
    await listen('u1', token),
    await listen('u2', await gateway.inside.sessions.open('u2')),
  ];
  const unread = async () =>
    ((await callGateway(gateway.url, '/webapp/message!seeListNum.action', { token })).data as { num: number })
      .num;
  const before = await unread();

  hers.client.publish({
    destination: '/stomp/toOne/message',
    body: JSON.stringify({ content: '在吗', to: 'u1' }),
    headers: stompHeaders({ 'client-id': '8f14e45f-ceea-467f-9e3b-3f8f6a3d7c11' }),
  });
  await vi.waitUntil(() => mine.heard.length === 1 && hers.heard.length === 1);
  expect(mine.heard[0]).toMatchObject({ content: '在吗', from: 'u2', to: 'u1' });
  expect(mine.heard[0]).not.toHaveProperty('clientId');
  expect(hers.heard[0]).toMatchObject({ content: '在吗', clientId: '8f14e45f-ceea-467f-9e3b-3f8f6a3d7c11' });

  expect(await unread()).toBe(before + 1);
  const { id } = mine.heard[0] as unknown as { id: string };
  expect((await post('/webapp/message!read.action', token, { id })).data).toEqual({ num: before });

  await post('/webapp/register!logout.action', token);
  await vi.waitUntil(() => mine.ends.length > 0);
  expect(hers.ends).toEqual([]);
  expect((await listen('u1', token)).state).toEqual({ subscribed: false, refused: true });
});

test('[SEC-05] a socket is refused to a userId that is not the token’s, and to a deactivated account', async () => {
  const token = await gateway.inside.sessions.open('u2');
  expect((await listen('u1', token)).state.refused).toBe(true);
  expect((await listen('u5', await gateway.inside.sessions.open('u5'))).state.refused).toBe(true);
});

test('[SEC-05] revoking a user’s logins ends all of the user’s sockets, and nobody else’s', async () => {
  const one = await listen('u1', await gateway.inside.sessions.open('u1'));
  const two = await listen('u1', await gateway.inside.sessions.open('u1'));
  const other = await listen('u2', await gateway.inside.sessions.open('u2'));
  await gateway.inside.desk.revokeSessions('13800000001');
  await vi.waitUntil(() => one.ends.length > 0 && two.ends.length > 0);
  await gateway.inside.send({ from: 'u1', to: 'u2', content: '还在', clientId: null });
  await vi.waitUntil(() => other.heard.length === 1);
  expect(other.ends).toEqual([]);
});

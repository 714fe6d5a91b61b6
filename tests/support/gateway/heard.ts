import { Client, StompConfig, StompHeaders } from '@stomp/stompjs';
import { onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { tokenOf } from './log-in';
import type { TestGateway } from './test-gateway';

interface Heard {
  readonly id?: string | null;
  readonly kind: string;
  readonly content: string;
  readonly from?: string;
  readonly fromName?: string;
  readonly clientId?: string;
  readonly conversation?: string;
  readonly after?: string;
  readonly masked?: string;
  readonly link?: string;
}

/** A busy machine answers late; one that does not answer fails. */
export const heardWithin = { timeout: 15_000 };

const headers = (given: Record<string, string>) => Object.assign(new StompHeaders(), given);

/** A socket of an account that keeps what it hears, by @stomp/stompjs. */
export const listenAt = async (gateway: TestGateway, account: string) => {
  const token = await tokenOf(gateway, account);
  const heard: Heard[] = [];
  const state = { ready: false, ended: false };
  const client = new Client(
    Object.assign(new StompConfig(), {
      webSocketFactory: () =>
        new WebSocket(`${gateway.url.replace('http', 'ws')}/ws?userId=${account}`, ['v12.stomp'], {
          origin: gateway.url,
        }),
      connectHeaders: headers({ Authorization: `Bearer ${token}` }),
      reconnectDelay: 0,
      heartbeatIncoming: 0,
      heartbeatOutgoing: 0,
      onWebSocketClose: () => (state.ended = true),
    }),
  );
  client.onConnect = () => {
    client.watchForReceipt('ready', () => (state.ready = true));
    client.subscribe(
      '/user/queue/message',
      ({ body }) => heard.push(JSON.parse(body) as Heard),
      headers({ receipt: 'ready' }),
    );
  };
  client.activate();
  onTestFinished(() => client.deactivate());
  await vi.waitUntil(() => state.ready, heardWithin);
  const say = (to: string, content: string, clientId: string) =>
    client.publish({
      destination: '/stomp/toOne/message',
      body: JSON.stringify({ content, to }),
      headers: headers({ 'client-id': clientId }),
    });
  const next = (kind: string) => vi.waitUntil(() => heard.find((one) => one.kind === kind), heardWithin);
  return { heard, state, say, next };
};

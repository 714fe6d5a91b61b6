import { randomUUID } from 'node:crypto';
import { once, EventEmitter } from 'node:events';
import { Client } from '@stomp/stompjs';
import WebSocket from 'ws';
import type { Account } from './accounts';

/** Another person, connected by a STOMP client of their own. */
export interface Peer {
  /** Writes to an account; settles when the gateway has taken the message. */
  readonly say: (to: Pick<Account, 'id'>, content: string) => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** Connects the account with a token of its own. */
export const connectPeer = async (
  gateway: { readonly url: string },
  account: Pick<Account, 'id'>,
  token: string,
): Promise<Peer> => {
  const heard = new EventEmitter();
  const client = new Client({
    webSocketFactory: () =>
      new WebSocket(`${gateway.url.replace('http', 'ws')}/ws?userId=${account.id}`, ['v12.stomp'], {
        origin: gateway.url,
      }),
    connectHeaders: { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
    onConnect: () => heard.emit('connected'),
    onStompError: ({ headers, body }) => heard.emit('error', new Error(`${headers.message ?? ''} ${body}`)),
  });
  const connected = once(heard, 'connected');
  client.activate();
  await connected;

  return {
    say: async ({ id }, content) => {
      const receipt = randomUUID();
      const taken = once(heard, receipt);
      client.watchForReceipt(receipt, () => heard.emit(receipt));
      client.publish({
        destination: '/stomp/toOne/message',
        headers: { 'client-id': randomUUID(), receipt },
        body: JSON.stringify({ to: id, content }),
      });
      await taken;
    },
    leave: () => client.deactivate(),
  };
};

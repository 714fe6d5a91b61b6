import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, StompConfig, StompHeaders, type IFrame, type IMessage } from '@stomp/stompjs';
import { left, right } from 'fp-ts/Either';
import { onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Message } from '../../../gateway/src/domain/message/message';
import type { SecurityEvent } from '../../../gateway/src/domain/security/security-event';
import type { Session } from '../../../gateway/src/domain/session/session';
import type { BusEvent, MessageBus } from '../../../gateway/src/ports/message-bus';
import type { SendMessage } from '../../../gateway/src/ports/messages';
import { NoRoom } from '../../../gateway/src/ports/storage-fault';
import { attachSocketServer } from '../../../gateway/src/socket/socket-server';
import { movedClock } from '../../support/gateway/moved-clock';
import { message } from './connection-samples';

const twoUsers = (expiresAt: number): Map<string, Session> =>
  new Map([
    ['token-1', { userId: 'u1', sessionId: 's1', expiresAt, removed: false }],
    ['token-2', { userId: 'u2', sessionId: 's2', expiresAt, removed: false }],
  ]);

const bus = (): MessageBus => {
  const listeners = new Set<(event: BusEvent) => void>();
  return {
    publish: (event) => {
      listeners.forEach((listener) => listener(event));
      return Promise.resolve();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Stores in memory by sender and client id, and publishes what is new. */
const sending = (published: MessageBus, stored: Message[]): SendMessage => {
  return async (outgoing) => {
    if (outgoing.content === '') return left({ kind: 'empty', text: '消息内容不能为空' });
    if (outgoing.content === 'full') throw new Error('failed query', { cause: new NoRoom() });
    if (outgoing.content === 'fail') throw new Error('the database is away');
    const { from, clientId } = outgoing;
    const before = stored.find((one) => clientId !== null && one.from === from && one.clientId === clientId);
    if (before !== undefined) return right({ message: before, repeated: true });
    const added = message(stored.length + 1, outgoing);
    stored.push(added);
    await published.publish({ kind: 'message.sent', message: added });
    return right({ message: added, repeated: false });
  };
};

/** A gateway socket on a free port with two users, and clients to it. */
export const startSocket = async () => {
  const clock = movedClock();
  const sessions = twoUsers(clock.now() + 7 * 24 * 3_600_000);
  const stored: Message[] = [];
  const refused: string[] = [];
  const noted: SecurityEvent[] = [];
  const messageBus = bus();
  const lookups = { running: 0, most: 0 };
  const lookedUp = async (token: string): Promise<Session | null> => {
    lookups.running += 1;
    lookups.most = Math.max(lookups.most, lookups.running);
    await new Promise<void>((next) => setImmediate(next));
    lookups.running -= 1;
    return sessions.get(token) ?? null;
  };
  const server = createServer();
  // The bounds of connections listen too, and take nothing.
  server.on('upgrade', () => undefined);
  const socketServer = attachSocketServer(server, {
    clock,
    random: { bytes: (length) => new Uint8Array(length), integer: () => 0, uuid: () => '' },
    tokens: { userOf: lookedUp },
    bus: messageBus,
    send: sending(messageBus, stored),
    addressOf: (connected) => connected ?? '',
    refusedForNow: (what, about) => refused.push(`${what}：${about ?? ''}`),
    security: { note: (event) => noted.push(event) },
    sharesUpgrades: false,
    originAllowed: (origin) => origin === undefined || origin === 'https://app.example',
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `ws://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const close = async () => {
    await socketServer.close();
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  return { address, refused, noted, clock, sessions, stored, bus: messageBus, lookups, socketServer, close };
};

export type SocketRig = Awaited<ReturnType<typeof startSocket>>;

const stompHeaders = (given: Record<string, string>): StompHeaders =>
  Object.assign(new StompHeaders(), given);

/** A client of @stomp/stompjs that keeps what it is told. */
export const openClient = (rig: SocketRig, userId: string, token: string | null, heartBeat = 10_000) => {
  const received: Record<string, unknown>[] = [];
  const errors: IFrame[] = [];
  const closes: number[] = [];
  const config = Object.assign(new StompConfig(), {
    webSocketFactory: () => new WebSocket(`${rig.address}/ws?userId=${userId}`, ['v12.stomp']),
    connectHeaders: stompHeaders(token === null ? {} : { Authorization: `Bearer ${token}` }),
    reconnectDelay: 0,
    heartbeatIncoming: heartBeat,
    heartbeatOutgoing: heartBeat,
    onStompError: (frame: IFrame) => errors.push(frame),
    onWebSocketClose: (event: { code: number }) => closes.push(event.code),
  });
  const client = new Client(config);
  client.onConnect = () => {
    client.watchForReceipt('subscribed', () => (told.subscribed = true));
    const keep = ({ body }: IMessage) => received.push(JSON.parse(body) as Record<string, unknown>);
    client.subscribe('/user/queue/message', keep, stompHeaders({ receipt: 'subscribed' }));
  };
  const told = { subscribed: false };
  client.activate();
  onTestFinished(() => client.deactivate());
  return {
    client,
    received,
    errors,
    closes,
    ready: () => vi.waitUntil(() => told.subscribed),
    closed: () => vi.waitUntil(() => closes.length > 0),
    say: (content: string, to: string, clientId?: string, receipt?: string) =>
      client.publish({
        destination: '/stomp/toOne/message',
        body: JSON.stringify({ content, to }),
        headers: stompHeaders({
          ...(clientId ? { 'client-id': clientId } : {}),
          ...(receipt ? { receipt } : {}),
        }),
      }),
  };
};

/** A bare WebSocket that keeps the text it hears, for what no proper client sends. */
export const openBare = async (rig: SocketRig, options: { path?: string; origin?: string } = {}) => {
  const socket = new WebSocket(`${rig.address}${options.path ?? '/ws?userId=u1'}`, {
    ...(options.origin === undefined ? {} : { origin: options.origin }),
  });
  const heard: string[] = [];
  const ends: (number | string)[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  socket.on('close', (code) => ends.push(code));
  socket.on('error', (error) => ends.push(error.message));
  onTestFinished(() => socket.terminate());
  await vi.waitUntil(() => socket.readyState !== WebSocket.CONNECTING);
  return { socket, heard, ends, ended: () => vi.waitUntil(() => ends.length > 0) };
};

export const connectWire = (token: string, heartBeat = '0,0'): string =>
  `CONNECT\naccept-version:1.2\nheart-beat:${heartBeat}\nAuthorization:Bearer ${token}\n\n\0`;

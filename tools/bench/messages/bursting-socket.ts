import { WebSocketServer, type WebSocket } from 'ws';

/** A socket that says to whoever subscribed as many messages in a second as no database stores. */
export interface BurstingSocket {
  readonly port: number;
  readonly subscribed: () => boolean;
  /** Says so many messages within `ms`. */
  readonly burst: (many: number, ms: number) => Promise<void>;
  readonly close: () => void;
}

const everyMs = 20;
const firstId = 9_000_000;
const destination = '/user/queue/message';

/** @param from who writes; @param to who reads */
export const startBursting = async (from: string, to: string): Promise<BurstingSocket> => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => 'v12.stomp' });
  await new Promise((listening) => server.once('listening', listening));
  const heard: { by: WebSocket | null; last: number } = { by: null, last: firstId };
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('CONNECT')) socket.send('CONNECTED\nversion:1.2\nheart-beat:0,0\n\n\0');
      if (text.startsWith('SUBSCRIBE')) heard.by = socket;
    });
    socket.on('close', () => {
      if (heard.by === socket) heard.by = null;
    });
  });
  const say = (): void => {
    heard.last += 1;
    const id = String(heard.last);
    const body = JSON.stringify({
      id,
      from,
      to,
      kind: 'chat',
      content: `第 ${heard.last - firstId} 份材料已经上传，请您看一下。`,
      sentAt: Date.now(),
      conversation: [from, to].sort().join('_'),
      after: heard.last === firstId + 1 ? null : String(heard.last - 1),
    });
    heard.by?.send(
      `MESSAGE\nsubscription:sub-0\nmessage-id:${id}\ndestination:${destination}\ncontent-type:application/json\n\n${body}\0`,
    );
  };
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('bench: the socket has no port');
  const { port } = at;
  return {
    port,
    subscribed: () => heard.by !== null,
    burst: async (many, ms) => {
      const began = performance.now();
      let said = 0;
      while (said < many) {
        const due = Math.min(many, Math.ceil(((performance.now() - began + everyMs) / ms) * many));
        for (; said < due; said += 1) say();
        await new Promise((resolve) => setTimeout(resolve, everyMs));
      }
    },
    close: () => {
      server.clients.forEach((socket) => socket.terminate());
      server.close();
    },
  };
};

import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** A socket server of somebody else's making, which says what the test says. */
export interface StompServer {
  readonly address: string;
  /** Every frame and heart-beat that came, as text. */
  readonly heard: string[];
  /** Codes with which clients closed. */
  readonly closes: number[];
  /** Every socket that is or was open. */
  readonly sockets: WebSocket[];
  readonly close: () => Promise<void>;
}

interface StompServerOptions {
  /** Which of the subprotocols that are offered it speaks; the first where nothing is said. */
  readonly picks?: (offered: ReadonlySet<string>) => string | false;
}

/** @param answer what is sent for what was heard; null is silence */
export async function startStompServer(
  answer: (heard: string) => string | null,
  { picks }: StompServerOptions = {},
): Promise<StompServer> {
  const server = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    ...(picks === undefined ? {} : { handleProtocols: (offered: Set<string>) => picks(offered) }),
  });
  await new Promise((listening) => server.once('listening', listening));
  const heard: string[] = [];
  const closes: number[] = [];
  const sockets: WebSocket[] = [];
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('close', (code) => closes.push(code));
    socket.on('message', (data: Buffer) => {
      heard.push(data.toString());
      const said = answer(data.toString());
      if (said !== null) socket.send(said);
    });
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `ws://127.0.0.1:${port}/push`,
    heard,
    closes,
    sockets,
    close: () =>
      new Promise((closed) => {
        sockets.forEach((socket) => socket.terminate());
        server.close(() => closed());
      }),
  };
}

export const connected = (heartBeat = '0,0'): string =>
  `CONNECTED\nversion:1.2\nheart-beat:${heartBeat}\n\n\0`;

export const messageFrame = (body: string): string =>
  `MESSAGE\nsubscription:sub-0\nmessage-id:1\ndestination:/user/queue/message\n\n${body}\0`;

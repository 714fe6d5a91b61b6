import { WebSocket } from 'ws';

/** A connection of one who reads and writes, as spare as can be: what is measured is the gateway. */
export interface Member {
  /** Writes one message to another account. */
  readonly write: (to: string, clientId: string) => void;
  readonly close: () => void;
}

const beatMs = 10_000;

/** Connects, and is there when the gateway has said so. Each message is told, with the kind that it has. */
export const connectMember = (
  member: { readonly url: string; readonly userId: string; readonly token: string; readonly address: string },
  hear: (body: string) => void,
): Promise<Member> =>
  new Promise((resolve, reject) => {
    const { url, userId, token, address } = member;
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws?userId=${userId}`, ['v12.stomp'], {
      localAddress: address,
      perMessageDeflate: false,
    });
    const beat = setInterval(() => socket.send('\n'), beatMs);
    socket.on('open', () =>
      socket.send(
        `CONNECT\naccept-version:1.2\nheart-beat:${beatMs},${beatMs}\nAuthorization:Bearer ${token}\n\n\0` +
          'SUBSCRIBE\nid:1\ndestination:/user/queue/message\nreceipt:there\n\n\0',
      ),
    );
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('MESSAGE')) hear(text.slice(text.indexOf('\n\n') + 2, -1));
      if (text.startsWith('RECEIPT\nreceipt-id:there'))
        resolve({
          write: (to, clientId) =>
            socket.send(
              `SEND\ndestination:/stomp/toOne/message\nclient-id:${clientId}\n\n${JSON.stringify({ content: '收到，明天上午十点见。', to })}\0`,
            ),
          close: () => socket.terminate(),
        });
      if (text.startsWith('ERROR')) reject(new Error(`bench: ${text}`));
    });
    socket.on('close', () => clearInterval(beat));
    socket.on('error', reject);
  });

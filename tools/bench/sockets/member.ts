import { WebSocket } from 'ws';

/** A connection of one who reads and writes, as spare as can be: what is measured is the gateway. */
export interface Member {
  /** Writes one message to another account; answers whether the gateway has taken it. */
  readonly write: (to: string, clientId: string) => Promise<boolean>;
  readonly close: () => void;
}

export interface MemberOptions {
  readonly url: string;
  readonly userId: string;
  readonly token: string;
  /** The loopback address that it connects from. */
  readonly address?: string;
  /** The address that a trusted proxy names. */
  readonly forwardedFor?: string;
  /** An attempt that is not there by then has failed; milliseconds. */
  readonly withinMs?: number;
}

export interface MemberListener {
  /** Takes the body of each message and change. */
  readonly hear: (body: string) => void;
  /** Called when a connection that was there has ended. */
  readonly lost?: () => void;
}

const beatMs = 10_000;

const receiptPrefix = 'RECEIPT\nreceipt-id:';

/** Connects; resolves when the gateway has confirmed the subscription, rejects where it refuses or does not answer. */
export const connectMember = (
  { url, userId, token, address, forwardedFor, withinMs }: MemberOptions,
  { hear, lost = () => undefined }: MemberListener,
): Promise<Member> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws?userId=${userId}`, ['v12.stomp'], {
      ...(address === undefined ? {} : { localAddress: address }),
      ...(forwardedFor === undefined ? {} : { headers: { 'X-Forwarded-For': forwardedFor } }),
      perMessageDeflate: false,
    });
    const waiting = new Map<string, (isTaken: boolean) => void>();
    const take = (clientId: string, isTaken: boolean): void => {
      waiting.get(clientId)?.(isTaken);
      waiting.delete(clientId);
    };
    let isThere = false;
    const late = withinMs === undefined ? undefined : setTimeout(() => socket.terminate(), withinMs);
    let beat: NodeJS.Timeout | undefined;
    const member: Member = {
      write: (to, clientId) =>
        new Promise((taken) => {
          waiting.set(clientId, taken);
          socket.send(
            `SEND\ndestination:/stomp/toOne/message\nclient-id:${clientId}\nreceipt:${clientId}\n\n${JSON.stringify({ content: '收到，明天上午十点见。', to })}\0`,
          );
        }),
      close: () => socket.terminate(),
    };
    socket.on('open', () => {
      beat = setInterval(() => socket.send('\n'), beatMs);
      socket.send(
        `CONNECT\naccept-version:1.2\nheart-beat:${beatMs},${beatMs}\nAuthorization:Bearer ${token}\n\n\0` +
          'SUBSCRIBE\nid:1\ndestination:/user/queue/message\nreceipt:there\n\n\0',
      );
    });
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('MESSAGE')) {
        const body = text.slice(text.indexOf('\n\n') + 2, -1);
        if (body.includes('"kind":"refused"')) take(/"clientId":"([^"]+)"/.exec(body)?.[1] ?? '', false);
        hear(body);
      }
      if (text.startsWith(`${receiptPrefix}there`)) {
        isThere = true;
        clearTimeout(late);
        resolve(member);
      } else if (text.startsWith(receiptPrefix))
        take(/^\S+/.exec(text.slice(receiptPrefix.length))?.[0] ?? '', true);
      if (text.startsWith('ERROR')) reject(new Error(`bench: ${text}`));
    });
    socket.on('close', () => {
      clearInterval(beat);
      clearTimeout(late);
      for (const clientId of waiting.keys()) take(clientId, false);
      if (isThere) lost();
      else reject(new Error('bench: the connection ended'));
    });
    socket.on('error', reject);
  });

import { inject, injectable } from 'inversify';
import type { RuntimeConfig } from '../../../contract/config/runtime-config';
import type { Token } from '../../../contract/account/token';
import type { ServerTime } from '../../ports/clock';
import { subprotocols } from '../../../contract/socket/topics';
import type { MessageSocket, SocketConnection, SocketListener } from '../../ports/message-socket';
import { tokens } from '../tokens';
import { destinationFor, socketAddress } from './socket-address';
import { StompConnection } from './stomp-connection';

/** What of a window the socket needs. */
export type SocketWindow = Pick<Window & typeof globalThis, 'WebSocket' | 'location' | 'queueMicrotask'>;

/** The message socket: STOMP 1.2, or 1.1, over a WebSocket, one connection at a time as it is asked for (SOC-01). */
@injectable()
export class StompMessageSocket implements MessageSocket {
  /** Milliseconds between heart-beats that are offered each way; the server may ask for fewer, or none (SOC-01). */
  protected readonly heartBeatMs: number = 10_000;

  constructor(
    @inject(tokens.runtimeConfig) private readonly config: RuntimeConfig,
    @inject(tokens.window) private readonly window: SocketWindow,
    @inject(tokens.serverTime) private readonly serverTime: Pick<ServerTime, 'steady' | 'learn'>,
  ) {}

  readonly connect = (
    { userId, token }: { readonly userId: string; readonly token: Token },
    listener: SocketListener,
  ): SocketConnection => {
    const socket = this.open(userId);
    const { heartBeatMs } = this;
    const { subscribe, send, login } = this.config.socket;
    const inbox = {
      token,
      userId,
      login,
      heartBeatMs,
      destination: destinationFor(subscribe, userId),
      toOne: destinationFor(send, userId),
    };
    return socket === null
      ? this.neverOpened(listener)
      : new StompConnection(socket, inbox, listener, this.serverTime);
  };

  /** Null when the browser will not even try: a wrong address, or a policy. */
  private open(userId: string): WebSocket | null {
    const address = socketAddress(this.config.socketUrl, this.window.location, userId);
    try {
      return new this.window.WebSocket(address, [...subprotocols]);
    } catch {
      return null;
    }
  }

  private neverOpened(listener: SocketListener): SocketConnection {
    let closed = false;
    this.window.queueMicrotask(() => {
      if (!closed) listener.ended({ kind: 'lost', reason: 'the browser refused to connect' });
    });
    return { send: () => undefined, close: () => (closed = true), isStale: () => true };
  }
}

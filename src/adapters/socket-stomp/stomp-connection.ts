import { Client, StompConfig, StompHeaders, Versions, type IFrame, type IMessage } from '@stomp/stompjs';
import { mapLeft } from 'fp-ts/Either';
import { decodeIncomingMessage } from '../../domain/message/incoming-message';
import type { SocketConnection, SocketFailure, SocketListener } from '../../ports/message-socket';
import { whyClosed, whyError } from './why-ended';

/** How long a connection may take until it is open. */
const connectWithinMs = 15_000;

/** Heart-beats that are offered each way; the server may ask for fewer, or none (SOC-01). */
const heartBeatMs = 10_000;

const inbox = '/user/queue/message';

/** One connection over one WebSocket, from now until it ends; it never connects again by itself (SOC-02). */
export class StompConnection implements SocketConnection {
  private readonly client: Client;
  private over = false;

  constructor(
    private readonly socket: WebSocket,
    token: string,
    private readonly listener: SocketListener,
  ) {
    this.client = new Client(this.config(token));
    this.client.activate();
  }

  /** Ends the connection; nothing is told any more. */
  readonly close = (): void => {
    this.over = true;
    void this.client.deactivate({ force: true });
    this.socket.close();
  };

  private config(token: string): StompConfig {
    return Object.assign(new StompConfig(), {
      webSocketFactory: () => this.socket,
      stompVersions: new Versions([Versions.V1_2]),
      connectHeaders: Object.assign(new StompHeaders(), { Authorization: `Bearer ${token}` }),
      reconnectDelay: 0,
      connectionTimeout: connectWithinMs,
      heartbeatIncoming: heartBeatMs,
      heartbeatOutgoing: heartBeatMs,
      discardWebsocketOnCommFailure: true,
      onConnect: () => this.opened(),
      onStompError: (frame: IFrame) => this.end(whyError(frame, this.client.connected)),
      onWebSocketClose: (event: CloseEvent) => this.end(whyClosed(event)),
    });
  }

  private opened(): void {
    if (this.over) return;
    this.client.subscribe(inbox, (message) => this.hear(message));
    this.listener.opened();
  }

  private hear({ body }: IMessage): void {
    if (this.over) return;
    this.listener.message(mapLeft((excerpt: string) => ({ excerpt }))(decodeIncomingMessage(body)));
  }

  private end(failure: SocketFailure): void {
    if (this.over) return;
    this.close();
    this.listener.ended(failure);
  }
}

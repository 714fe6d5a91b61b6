import { Client, StompConfig, StompHeaders, Versions, type IFrame, type IMessage } from '@stomp/stompjs';
import { isRight, mapLeft, right } from 'fp-ts/Either';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import { decodeIncomingMessage } from '../../domain/message/incoming-message';
import type { ServerTime } from '../../ports/clock';
import type {
  SentMessage,
  SocketConnection,
  SocketFailure,
  SocketListener,
} from '../../ports/message-socket';
import { tooLongMessage } from './too-long-message';
import { isTooLargeClose, isTooLargeError, whyClosed, whyError } from './why-ended';

/** After two heart-beats that did not come, and some time on the way, a connection may be dead. */
const silentBeats = 2.5;

/** The versions of the subprotocols. */
const versions = [Versions.V1_2, Versions.V1_1];

/** For whom a connection is made, and where the messages to them are. */
export interface Inbox {
  readonly token: string;
  readonly userId: string;
  /** Whether the broker checks user and token itself, as the login of STOMP. */
  readonly login: boolean;
  /** The destination that is subscribed to. */
  readonly destination: string;
  /** Milliseconds between two heart-beats, as they are offered each way. */
  readonly heartBeatMs: number;
  /** Where a message to one other user is sent. */
  readonly toOne: string;
}

/**
 * One connection over one WebSocket, from now until it ends; it never connects again by itself, and it does not know
 * how long it may take to open: the caller closes it when that is too long (SOC-02).
 */
export class StompConnection implements SocketConnection {
  private readonly client: Client;
  private over = false;
  /** The key of the message that was sent last and is not answered. */
  private underWay: string | null = null;
  private heardAt: number;

  constructor(
    private readonly socket: WebSocket,
    private readonly inbox: Inbox,
    private readonly listener: SocketListener,
    private readonly time: ServerTime,
  ) {
    this.heardAt = time.steady();
    socket.addEventListener('message', () => (this.heardAt = this.time.steady()));
    this.client = new Client(this.config());
    this.client.activate();
  }

  /** Ends the connection; no event follows. */
  readonly close = (): void => {
    this.over = true;
    void this.client.deactivate({ force: true });
    this.socket.close();
  };

  /** A server without heart-beats is silent between messages: only a new connection checks it. */
  readonly isStale = (): boolean =>
    this.socket.readyState !== this.socket.OPEN ||
    this.time.steady() - this.heardAt > silentBeats * this.inbox.heartBeatMs;

  /**
   * Sends a message under its key, which is also the name of the receipt that is asked for: any server that speaks
   * STOMP answers with it when it has taken the message.
   */
  readonly send = ({ clientId, content, to }: SentMessage): void => {
    if (this.over || !this.client.connected) return;
    this.underWay = clientId;
    this.client.watchForReceipt(clientId, () => {
      if (this.underWay === clientId) this.underWay = null;
      if (!this.over) this.listener.taken(clientId);
    });
    this.client.publish({
      destination: this.inbox.toOne,
      body: JSON.stringify({ content, to }),
      headers: { 'content-type': 'application/json', 'client-id': clientId, receipt: clientId },
    });
  };

  private config(): StompConfig {
    return Object.assign(new StompConfig(), {
      webSocketFactory: () => this.socket,
      stompVersions: new Versions(versions),
      connectHeaders: Object.assign(new StompHeaders(), this.identity()),
      reconnectDelay: 0,
      connectionTimeout: 0,
      heartbeatIncoming: this.inbox.heartBeatMs,
      heartbeatOutgoing: this.inbox.heartBeatMs,
      discardWebsocketOnCommFailure: true,
      onConnect: () => this.opened(),
      onStompError: (frame: IFrame) => this.end(whyError(frame), isTooLargeError(frame)),
      onWebSocketClose: (event: CloseEvent) => this.end(whyClosed(event), isTooLargeClose(event)),
    });
  }

  private identity(): Readonly<Record<string, string>> {
    const { token, userId, login } = this.inbox;
    return { Authorization: `Bearer ${token}`, ...(login ? { login: userId, passcode: token } : {}) };
  }

  private opened(): void {
    if (this.over) return;
    // A message is known by its subscription: a broker says another destination than was subscribed to.
    this.client.subscribe(this.inbox.destination, (message) => this.hear(message));
    this.listener.opened();
  }

  private hear({ body }: IMessage): void {
    if (this.over) return;
    const read = decodeIncomingMessage(body);
    if (isRight(read)) this.learnFrom(read.right);
    this.listener.message(mapLeft((excerpt: string) => ({ excerpt }))(read));
  }

  /** A message arrives after the gateway has dated it, perhaps long after: its date is the earliest that it can be. */
  private learnFrom({ sentAt }: IncomingMessage): void {
    if (sentAt === null) return;
    const now = this.time.steady();
    this.time.learn({ earliest: sentAt, latest: Infinity, askedAt: now, answeredAt: now });
  }

  /** A server that cut off what is too large would do so again: the message is refused, so that the next one goes. */
  private end(failure: SocketFailure, tooLarge: boolean): void {
    if (this.over) return;
    this.close();
    if (tooLarge && this.underWay !== null) this.listener.message(right(tooLongMessage(this.underWay)));
    this.listener.ended(failure);
  }
}

import type { Clock } from './clock';
import type { Random } from './random';
import type { MessageBus } from './message-bus';
import type { SendMessage } from './messages';
import type { ReportRefusal } from './refusal-log';
import type { SecurityLog } from './security-log';
import type { SessionTokens } from './session-tokens';

/** What the message socket is made from: `attachSocketServer(httpServer, needs): SocketServer`. */
export interface SocketServerNeeds {
  readonly clock: Clock;
  readonly random: Random;
  readonly tokens: SessionTokens;
  readonly bus: MessageBus;
  readonly send: SendMessage;
  /** The address that limits count, of a handshake from this address with this X-Forwarded-For. */
  readonly addressOf: (connected: string | undefined, forwardedFor: string | undefined) => string;
  readonly refusedForNow: ReportRefusal;
  readonly security: SecurityLog;
  /** Whether something else of this process takes the upgrades of other paths; else they are refused. */
  readonly sharesUpgrades: boolean;
  /** Whether a handshake with this Origin may open a socket at this Host; an absent Origin is no browser. */
  readonly originAllowed: (origin: string | undefined, host: string | undefined) => boolean;
}

export interface SocketServer {
  /** How many sockets are open. */
  readonly open: () => number;
  /** Ends every socket with code 1001 and answers when all are gone, at most 1 s later. */
  readonly close: () => Promise<void>;
  /** Ends the sockets with code 1001, a slice at a time, within so many milliseconds. */
  readonly drain: (withinMs: number) => Promise<void>;
}

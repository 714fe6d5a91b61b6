import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import type { Token } from '../../../../contract/account/token';
import { notWired } from '../../kit/not-wired';
import type { ConnectionCommand, SocketEvent, SocketFact, SocketInput } from './events';
import type { SentMessage } from '../../../ports/message-socket';
import { failuresCounted, retryDelay } from './retry-delay';

/** Whose connection it is. */
export interface SocketUser {
  readonly userId: string;
  readonly token: Token;
}

interface SocketContext {
  readonly user: SocketUser | null;
  /** Failures in a row since the last connection that held, counted up to 6. */
  readonly failures: number;
  readonly jitter: number;
}

interface SocketTypes {
  readonly context?: SocketContext;
  readonly events?: SocketEvent;
  readonly input?: SocketInput;
  readonly emitted?: SocketFact;
}

const types: SocketTypes = {};

/** The words that the message socket's chart is written in. */
export const socketSetup = setup({
  types,
  actors: {
    connection: fromCallback<ConnectionCommand, SocketUser | null>(notWired('message socket', 'connection')),
  },
  delays: {
    /** An attempt that has not opened by then has failed. */
    connectLimit: 10_000,
    /** A connection that has lived as long has held: earlier failures are forgotten. */
    steadyAfter: 30_000,
    retryDelay: ({ context }) => retryDelay(context.failures, context.jitter),
  },
  guards: {
    isSameUser: ({ context }, asked: SocketUser) => context.user?.userId === asked.userId,
  },
  actions: {
    keepUser: assign((_, asked: SocketUser) => ({ user: { userId: asked.userId, token: asked.token } })),
    forgetUser: assign({ user: null, failures: 0 }),
    countFailure: assign(({ context }) => ({ failures: Math.min(failuresCounted, context.failures + 1) })),
    forgetFailures: assign({ failures: 0 }),
    checkConnection: sendTo('connection', { type: 'connection.checkRequested' }),
    reportOpened: emit(({ context }) => ({ type: 'socket.opened' as const, again: context.failures > 0 })),
    reportMessage: emit((_, arrived: { readonly message: IncomingMessage | null }) => ({
      type: 'socket.messageArrived' as const,
      message: arrived.message,
    })),
    passOn: sendTo('connection', (_, asked: { readonly message: SentMessage }) => ({
      type: 'connection.sendRequested' as const,
      message: asked.message,
    })),
    reportTaken: emit((_, taken: { readonly clientId: string }) => ({
      type: 'socket.messageTaken' as const,
      clientId: taken.clientId,
    })),
    reportSkipped: emit((_, skipped: { readonly excerpt: string }) => ({
      type: 'socket.frameSkipped' as const,
      excerpt: skipped.excerpt,
    })),
    reportRefused: emit(({ context }) => ({
      type: 'socket.refused' as const,
      token: context.user?.token ?? null,
    })),
  },
});

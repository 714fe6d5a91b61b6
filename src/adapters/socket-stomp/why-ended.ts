import type { IFrame } from '@stomp/stompjs';
import type { SocketFailure } from '../../ports/message-socket';

/** What an ERROR frame's header `code` says when the token is not, or no longer, good. */
const refusals = ['unauthenticated', 'session-ended'];

/** The close code of a socket whose token is not good, should its ERROR frame be lost. */
const refusedCode = 4401;

const refused: SocketFailure = { kind: 'refused' };
const lost = (reason: string): SocketFailure => ({ kind: 'lost', reason });

/**
 * Why the server ended a connection by an ERROR frame. A server that gives no code refuses the token when
 * it does so in place of CONNECTED (contract: Socket).
 */
export function whyError({ headers }: Pick<IFrame, 'headers'>, connected: boolean): SocketFailure {
  const { code, message = '' } = headers;
  if (code !== undefined) return refusals.includes(code) ? refused : lost(`ERROR ${code}`);
  return connected ? lost(`ERROR ${message}`) : refused;
}

/** Why a connection closed. */
export function whyClosed({ code }: Pick<CloseEvent, 'code'>): SocketFailure {
  return code === refusedCode ? refused : lost(`closed with ${code}`);
}

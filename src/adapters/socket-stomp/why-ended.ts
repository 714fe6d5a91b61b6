import type { IFrame } from '@stomp/stompjs';
import type { SocketFailure } from '../../ports/message-socket';

/** What an ERROR frame's header `code` says when the token is not, or no longer, good. Nothing else ends a session. */
const refusals = ['unauthenticated', 'session-ended'];

/** The close code of a socket whose token is not good, should its ERROR frame be lost. */
const refusedCode = 4401;

const refused: SocketFailure = { kind: 'refused' };
const lost = (reason: string): SocketFailure => ({ kind: 'lost', reason });

/**
 * Why the server ended a connection by an ERROR frame, before CONNECTED or after: only a code that names the session
 * refuses the token. Without one the connection broke, as with a broker at rest (contract: Socket).
 */
export function whyError({ headers }: Pick<IFrame, 'headers'>): SocketFailure {
  const { code, message = '' } = headers;
  return code !== undefined && refusals.includes(code) ? refused : lost(`ERROR ${code ?? message}`);
}

/** Why a connection closed. */
export function whyClosed({ code }: Pick<CloseEvent, 'code'>): SocketFailure {
  return code === refusedCode ? refused : lost(`closed with ${code}`);
}

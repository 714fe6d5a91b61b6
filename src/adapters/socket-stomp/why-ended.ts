import type { IFrame } from '@stomp/stompjs';
import { endsSession, sessionEndedCode, tooLarge } from '../../../contract/socket/ends';
import type { SocketFailure } from '../../ports/message-socket';

const refused: SocketFailure = { kind: 'refused' };
const lost = (reason: string): SocketFailure => ({ kind: 'lost', reason });

/**
 * Why the server ended a connection by an ERROR frame, before CONNECTED or after: only a code that names the session
 * refuses the token. Without one the connection broke, as with a broker at rest (contract: Socket).
 */
export function whyError({ headers }: Pick<IFrame, 'headers'>): SocketFailure {
  const { code, message = '' } = headers;
  return code !== undefined && endsSession.includes(code) ? refused : lost(`ERROR ${code ?? message}`);
}

/** Why a connection closed. */
export function whyClosed({ code }: Pick<CloseEvent, 'code'>): SocketFailure {
  return code === sessionEndedCode ? refused : lost(`closed with ${code}`);
}

/** Whether the server says that it was sent more than it reads. */
export const isTooLargeError = ({ headers }: Pick<IFrame, 'headers'>): boolean =>
  headers.code === tooLarge.error;

export const isTooLargeClose = ({ code }: Pick<CloseEvent, 'code'>): boolean => code === tooLarge.close;

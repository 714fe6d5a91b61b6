import { errorFrame } from './server-frame';
import type { CloseCode, Step } from './connection-state';
import { socketEnds, type EndCode } from '../../../contract/socket/ends';

/** Sends the reason to the client in an ERROR frame and closes, as STOMP 1.2 asks. */
export const endWithError = (
  code: EndCode,
  message: string,
  about: { readonly receipt?: string | null; readonly clientId?: string | null } = {},
): Step => ({
  state: { at: 'closed' },
  effects: [
    { do: 'write', frame: errorFrame(code, message, about) },
    { do: 'close', code: socketEnds[code], how: 'politely' },
  ],
});

/** Closes without an ERROR: there was no fault, or the client is gone. */
export const endQuietly = (code: CloseCode, how: 'politely' | 'once' = 'politely'): Step => ({
  state: { at: 'closed' },
  effects: [{ do: 'close', code, how }],
});

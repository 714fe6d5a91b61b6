import { errorFrame } from './server-frame';
import type { CloseCode, Step } from './connection-state';
import type { EndCode } from './text';

const closeCodes: Record<EndCode, CloseCode> = {
  unauthenticated: 4401,
  'session-ended': 4401,
  malformed: 1002,
  'too-large': 1009,
  'too-fast': 4429,
  'too-many': 4429,
  unsupported: 1002,
  refused: 1002,
  unavailable: 1013,
};

/** Tells the client why in an ERROR frame and closes, as STOMP 1.2 asks. */
export const endWithError = (
  code: EndCode,
  message: string,
  about: { readonly receipt?: string | null; readonly clientId?: string | null } = {},
): Step => ({
  state: { at: 'closed' },
  effects: [
    { do: 'write', frame: errorFrame(code, message, about) },
    { do: 'close', code: closeCodes[code], how: 'politely' },
  ],
});

/** Closes without an ERROR: nobody did anything wrong, or nobody is there to hear it. */
export const endQuietly = (code: CloseCode, how: 'politely' | 'once' = 'politely'): Step => ({
  state: { at: 'closed' },
  effects: [{ do: 'close', code, how }],
});

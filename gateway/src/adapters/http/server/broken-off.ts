import type { IncomingMessage } from 'node:http';

/** Whether the client disconnected in the middle of its request: that is no error, and needs no answer. */
export const isBrokenOff = (given: { readonly incoming?: IncomingMessage } | undefined): boolean =>
  given?.incoming !== undefined && given.incoming.destroyed && !given.incoming.complete;

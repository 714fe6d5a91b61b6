import type { IncomingMessage } from 'node:http';

/** Whether the sender went away in the middle of its request: nobody's problem, and nobody is there to answer. */
export const isBrokenOff = (given: { readonly incoming?: IncomingMessage } | undefined): boolean =>
  given?.incoming !== undefined && given.incoming.destroyed && !given.incoming.complete;

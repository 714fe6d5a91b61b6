import type { IncomingMessage } from 'node:http';

/** Whether the sender went away in the middle of its request: nobody's problem, and nobody is there to answer. */
export const isBrokenOff = (incoming: IncomingMessage | undefined): boolean =>
  incoming !== undefined && incoming.destroyed && !incoming.complete;

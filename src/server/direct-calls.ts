import type { CallOf, Gateways } from '../ports/gateways';

/** Calls whose code is loaded already. */
export const directCalls =
  (gateways: Gateways): CallOf =>
  (pick) =>
    pick(gateways);

/** Delays of paying in milliseconds. */
export const paymentDelays = {
  /** How long the platform may take to give a code of WeChat. */
  codeLimit: 20_000,
  /** The device's own storage answers at once; this only keeps a broken one from holding a payment up. */
  storageLimit: 1_000,
  /** Another tab that holds the lock answers at once; this only bounds a browser that does not answer. */
  lockLimit: 5_000,
  /** Before the order is asked for again under the same key. */
  placeAgainWait: 1_000,
  /** A page that is still here by then asks the person what happened. */
  leaveLimit: 10_000,
  /** The platform may never say how its cashier was left; then the gateway is asked. */
  cashierLimit: 600_000,
  /** Longer than ordering takes at most, with all its tries. */
  orderingLimit: 120_000,
  /** Longer than a way of paying takes at most, its cashier included. */
  channelLimit: 720_000,
} as const;

/** How long an order is followed after its payment was not found, in milliseconds: longer than it can be paid. */
export const followedForMs = 45 * 60_000;
/** How long the payment session waits between two questions about such an order, in milliseconds. */
export const followedEveryMs = 5_000;

/** How often an order is asked for under one key. */
export const mostOrderTries = 3;

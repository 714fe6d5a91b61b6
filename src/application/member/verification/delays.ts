/** Delays of a verification in milliseconds. */
export const verificationDelays = {
  /** Longer than a safe call with its one repetition may take (GAT-08). */
  loadingLimit: 35_000,
  /** Longer than one call may take, so that the call ends by itself first. */
  sendingLimit: 20_000,
  /** A decision that came while the socket was away is found after this at the latest. */
  lookAgainPause: 30_000,
  /** The device's own storage answers at once; this only keeps a broken one from holding the form up. */
  storageLimit: 1_000,
} as const;

/** Delays of the session in milliseconds. */
export const sessionDelays = {
  /** Logging out completes on the device when the server has not answered by then (LOG-08). */
  logoutLimit: 5_000,
  /** Longer than a call may take (GAT-08), so that the call ends by itself first. */
  renewalLimit: 20_000,
  /** The device's own storage answers at once; this only keeps a broken one from holding the session up. */
  storageLimit: 1_000,
  /** How long another tab has to report why it cleared the token (LOG-14). */
  newsLimit: 500,
} as const;

/** Delays of the renewal of a consent in milliseconds. */
export const renewalDelays = {
  /** Longer than a logout may take, which ends on the device without the server's answer (LOG-08). */
  leaveLimit: 10_000,
} as const;

/** Delays of the unread count in milliseconds. */
export const unreadCountDelays = {
  /** Two refreshes begin at least this far apart (SOC-03). */
  refreshPause: 500,
  /** Longer than a safe call with its one repetition may take (GAT-08). */
  refreshLimit: 35_000,
} as const;

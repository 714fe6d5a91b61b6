/** Delays of user info in milliseconds. */
export const userInfoDelays = {
  /** Longer than a safe call with its one repetition may take (GAT-08). */
  userInfoLimit: 35_000,
} as const;

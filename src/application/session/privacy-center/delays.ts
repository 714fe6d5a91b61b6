/** Delays of the page of one's own data in milliseconds. */
export const privacyCenterDelays = {
  /** Longer than a call may take by itself. */
  answerLimit: 20_000,
  /** How long the platform may take to hand over a file. */
  fileLimit: 10_000,
} as const;

/** Delays of the page of personal data in milliseconds. */
export const privacyCenterDelays = {
  /** How long the platform may take to hand over a file. */
  fileLimit: 10_000,
} as const;

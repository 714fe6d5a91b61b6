/** Delays of the privacy agreement in milliseconds. */
export const privacyDelays = {
  /** How long the device may take to keep the consent. */
  storageLimit: 5_000,
  /** How long the platform may take to end the application. */
  exitLimit: 5_000,
} as const;

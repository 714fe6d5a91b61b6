/** Delays of an upload in milliseconds. */
export const uploadDelays = {
  /** Reading a file from the device, and reducing a large picture on a slow phone. */
  readingLimit: 20_000,
  /** Longer than an upload may take (timeouts.uploadMs of the configuration, 60 s), so that the call ends first. */
  sendingLimit: 90_000,
  /** Longer than a safe call with its one repetition may take (GAT-08). */
  pictureLimit: 35_000,
} as const;

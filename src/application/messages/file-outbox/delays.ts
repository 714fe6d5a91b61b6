/** Delays of the files that wait, in milliseconds. */
export const fileOutboxDelays = {
  /** Reading what the device kept. */
  readLimit: 3_000,
  /** Longer than an upload may take (timeouts.uploadMs of the configuration, 60 s), so that the call ends first. */
  uploadLimit: 90_000,
  /** After no answer a file goes up again, unless the connection comes before. */
  againPause: 20_000,
} as const;

/** How often one file goes up by itself without an answer while the line stays. */
export const mostUploads = 3;

/** Delays of the login by WeChat in milliseconds. */
export const wechatLoginDelays = {
  /** The device's own storage answers at once; this only keeps a broken one from holding the login up. */
  storageLimit: 1_000,
  /** The app may not be notified that the user left WeChat without an answer; the user can cancel before. */
  askLimit: 120_000,
  /** A page that is still here by then is not being left. */
  leaveLimit: 10_000,
} as const;

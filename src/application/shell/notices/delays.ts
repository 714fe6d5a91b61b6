/** Delays of notices in milliseconds. */
export const noticeDelays = {
  toastShown: 2_000,
  notificationShown: 4_000,
} as const;

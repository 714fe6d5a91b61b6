/**
 * The age of the content below, and why it is not current.
 *
 * @param moment '09:12', or with its day
 */
export const earlierText = {
  offline: (moment: string): string => `网络不可用，以下是 ${moment} 的内容`,
  failed: (moment: string): string => `未能更新，以下是 ${moment} 的内容`,
} as const;

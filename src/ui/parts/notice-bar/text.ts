/** Of when what stands below is, and why it is not of now. @param moment '09:12', or with its day */
export const earlierText = {
  offline: (moment: string): string => `网络不可用，以下是 ${moment} 的内容`,
  failed: (moment: string): string => `没有更新成功，以下是 ${moment} 的内容`,
} as const;

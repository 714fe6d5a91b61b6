/** What the way from a deal into its conversation says. */
export const consultText = {
  consult: '咨询',
  asking: '正在打开',
  failed: (reason: string): string => `没有打开会话：${reason}`,
} as const;

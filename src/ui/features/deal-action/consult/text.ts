/** What the way from a deal into its conversation says. */
export const consultText = {
  consult: '咨询',
  asking: '正在打开',
  left: (count: number): string => `本月剩 ${count} 次`,
  /** Follows `consult`. */
  alsoLeft: (count: number): string => `·剩 ${count} 次`,
  failed: (reason: string): string => `没有打开会话：${reason}`,
  /** As the main action of a page: whom the member asks, or what has to be done before. */
  main: {
    open: (whom: string): string => `咨询${whom}`,
    unknown: (whom: string): string => `咨询${whom}`,
    login: (whom: string): string => `登录后咨询${whom}`,
    verify: (whom: string): string => `完整认证后咨询${whom}`,
  },
} as const;

/** What the frame around every page says. */
export const layoutText = {
  skip: '跳到主要内容',
  mainNavigation: '主导航',
  home: '首页',
  publish: '发布',
  messages: '消息',
  user: '我的',
  login: '登录',
  toTop: '回到顶部',
  overPage: '系统提示',
  pageLoading: '页面加载进度',
  unreadNow: (unread: string): string => `${unread} 条未读消息`,
  /** @param unread the label of the badge, or null when nothing is unread */
  messagesWith: (unread: string | null): string => (unread === null ? '消息' : `消息，${unread} 条未读`),
} as const;

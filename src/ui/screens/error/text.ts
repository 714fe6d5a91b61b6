/** What the error screens say. */
export const errorText = {
  notFound: 'This page could not be found',
  unauthorized: '认证失败，无法访问系统资源',
  unknown: '未知系统错误，请反馈给管理员',
  unknownMiddleware: 'Unknown middleware',
  chunk: '页面没有加载出来',
  unreachable: '暂时连不上服务器，请检查网络后重试',
  apology: '抱歉，你要找的页面不存在。',
  home: '返回首页',
  login: '重新登录',
  /** @param status the status code */
  messageOf: (status: number): string => {
    if (status === 404) return 'This page could not be found';
    return status === 401 ? '认证失败，无法访问系统资源' : '未知系统错误，请反馈给管理员';
  },
} as const;

import { defaultMessage } from '../../../domain/gateway/default-message';

/** What the error screens say. */
export const errorText = {
  unknownMiddleware: 'Unknown middleware',
  apology: '抱歉，该页面不存在或已下线。',
  checkAddress: '请检查网址是否完整，或返回首页继续浏览。',
  tryLater: '请返回首页，或稍后重新打开本页。',
  code: '错误代码',
  expired: '登录已失效，请重新登录',
  home: '返回首页',
  login: '重新登录',
  /** @param status the status code */
  messageOf: (status: number): string =>
    status === 404 ? 'This page could not be found' : defaultMessage(status),
} as const;

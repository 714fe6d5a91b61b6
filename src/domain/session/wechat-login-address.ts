/** The page of the login by WeChat; WeChat sends people back to it too. */
export const wechatLoginAddress = '/login?mode=wechat';

/**
 * Whether a query of /login asks for the login by WeChat (LOG-05).
 * @param query with or without its '?'
 */
export const asksForWechat = (query: string): boolean => new URLSearchParams(query).get('mode') === 'wechat';

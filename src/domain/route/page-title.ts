import type { RouteRow } from './route-table';

/** The title of the home page, and of a page that has none of its own (ENV-07). */
const defaultPage = '首页';

/**
 * The title of a document: '{page} - {product}' (ENV-07).
 * @param unread the text of the unread badge in front of it; null for none (LAY-02)
 */
export function pageTitle(page: string | null, product: string, unread: string | null = null): string {
  return `${unread === null ? '' : `(${unread}) `}${page ?? defaultPage} - ${product}`;
}

/** What the page of the login is by its mode. */
const loginTitles: ReadonlyMap<string, string> = new Map([
  ['register', '注册新账号'],
  ['bind', '绑定手机号'],
  ['wechat', '微信登录'],
]);

/** The page's part of the title at an address: a mode of the login has its own (ENV-07, LOG-12). */
export function titleAt({ name, title }: Pick<RouteRow, 'name' | 'title'>, address: string): string {
  const mode = /[?&]mode=(\w+)/.exec(address)?.[1] ?? '';
  return (name === 'codeLogin' ? loginTitles.get(mode) : null) ?? title;
}

/** The title of an error screen: 404 has its own (LAY-07). */
export function errorTitle(status: number): string {
  return status === 404 ? '页面未找到' : '发生未知错误';
}

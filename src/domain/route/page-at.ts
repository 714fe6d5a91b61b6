import { asksForWechat } from '../session/wechat-login-address';
import type { RouteName } from './route-table';

/** Two addresses of one page: the list of the messages, and one of them beside it. */
type MessageRoute = 'messageList' | 'messageDetail';

/** The errors have an address too; what stands there is always at hand. */
type ErrorRoute = 'error401' | 'error404';

/** The pages, each a module of its own: those of a route, the one of both message routes, and the login by WeChat. */
export type PageName = Exclude<RouteName, MessageRoute | ErrorRoute> | 'messages' | 'wechatLogin';

/** The page of a route at an address, of which the query is looked at; null for an error. */
export const pageAt = (name: RouteName, address: string): PageName | null => {
  if (name === 'error401' || name === 'error404') return null;
  if (name === 'messageList' || name === 'messageDetail') return 'messages';
  const query = /\?[^#]*/.exec(address)?.[0] ?? '';
  return name === 'codeLogin' && asksForWechat(query) ? 'wechatLogin' : name;
};

/** Where the module of a page stands in the source: 'src/pages/order-list.ts', its name in the build's manifest. */
export const pageSource = (name: PageName): string =>
  `src/pages/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

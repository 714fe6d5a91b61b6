import { asksForWechat } from '../session/wechat-login-address';
import type { RouteName } from './route-table';

/** Routes that share one page: the list of the messages with one of them, deals and demands by their groups, and a bidder's deals. */
const pageOfRoutes = {
  messageList: 'messages',
  messageChat: 'messages',
  messageDetail: 'messages',
  chatGpt: 'assistant',
  buyHundredAll: 'buyList',
  buyHundredFund: 'buyList',
  buyHundredSoe: 'buyList',
  buyHundredType: 'buyList',
  saleOfSource: 'saleList',
  saleOfMark: 'saleList',
  transferOfSource: 'transferList',
  favouriteSalesOfSource: 'favouriteSales',
  bidderSalesOfState: 'bidderSales',
} as const;

type SharingRoute = keyof typeof pageOfRoutes;

/** The errors have an address too; their page is always loaded. */
type ErrorRoute = 'error401' | 'error404';

/** The pages, each a module of its own: those of a route, those of several, and the login by WeChat. */
export type PageName =
  | Exclude<RouteName, SharingRoute | ErrorRoute>
  | (typeof pageOfRoutes)[SharingRoute]
  | 'wechatLogin';

const isSharing = (name: RouteName): name is SharingRoute => Object.hasOwn(pageOfRoutes, name);

/** The page of a route at an address, of which the query is looked at; null for an error. */
export const pageAt = (name: RouteName, address: string): PageName | null => {
  if (name === 'error401' || name === 'error404') return null;
  if (isSharing(name)) return pageOfRoutes[name];
  const query = /\?[^#]*/.exec(address)?.[0] ?? '';
  return name === 'codeLogin' && asksForWechat(query) ? 'wechatLogin' : name;
};

/** The source file of a page's module: 'src/pages/order-list.ts', its name in the build's manifest. */
export const pageSource = (name: PageName): string =>
  `src/pages/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

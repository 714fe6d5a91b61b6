import { idIn } from '../../../contract/kind/address';
import { kinds } from '../../../contract/kind/kinds';
import { asksForWechat } from '../session/wechat-login-address';
import { keptDealKinds, type KeptDealKind } from '../favourite/kept-deals';
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

/** The favourites of a kind of deals, which the query names. */
type KeptPage = `favourite${Capitalize<KeptDealKind>}s`;

/** The pages, each a module of its own: those of a route, those of several, and those that a query asks for. */
export type PageName =
  | Exclude<RouteName, SharingRoute | ErrorRoute>
  | (typeof pageOfRoutes)[SharingRoute]
  | KeptPage
  | 'parkDetail'
  | 'saleCompare'
  | 'wechatLogin';

const isSharing = (name: RouteName): name is SharingRoute => Object.hasOwn(pageOfRoutes, name);

const keptPageOf = (kind: KeptDealKind): string =>
  `favourite${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`;

const isKeptPage = (name: string): name is KeptPage =>
  keptDealKinds.some((kind) => keptPageOf(kind) === name);

const keptOfQuery = (query: string): KeptPage | null => {
  const asked = new URLSearchParams(query).get('kind');
  const kind = keptDealKinds.find((each) => each === asked);
  const name = kind === undefined ? '' : keptPageOf(kind);
  return isKeptPage(name) ? name : null;
};

/** Pages that a query asks for at the address of another one. */
const pageOfQuery: Partial<Record<RouteName, (query: string) => PageName | null>> = {
  codeLogin: (query) => (asksForWechat(query) ? 'wechatLogin' : null),
  saleList: (query) => (new URLSearchParams(query).has('compare') ? 'saleCompare' : null),
  parkList: (query) => (idIn(kinds.park.query, query) === null ? null : 'parkDetail'),
  favouriteSales: keptOfQuery,
  favouriteSalesOfSource: keptOfQuery,
};

/** The page of a route at an address, of which the query is looked at; null for an error. */
export const pageAt = (name: RouteName, address: string): PageName | null => {
  if (name === 'error401' || name === 'error404') return null;
  const page = isSharing(name) ? pageOfRoutes[name] : name;
  return pageOfQuery[name]?.(/\?[^#]*/.exec(address)?.[0] ?? '') ?? page;
};

/** The source file of a page's module: 'src/pages/order-list.ts', its name in the build's manifest. */
export const pageSource = (name: PageName): string =>
  `src/pages/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

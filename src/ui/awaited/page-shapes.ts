import type { RouteName } from '../../domain/route/route-table';
import type { PageShape } from '../parts/skeleton/page-bones';

const shapes: Readonly<Partial<Record<RouteName, PageShape>>> = {
  home: 'rows',
  saleList: 'orders',
  saleOfSource: 'orders',
  saleOfMark: 'orders',
  saleLanding: 'overview',
  saleDetail: 'deal',
  transferList: 'orders',
  transferOfSource: 'orders',
  transferDetail: 'deal',
  news: 'orders',
  codeLogin: 'card',
  passwordLogin: 'card',
  retrievePassword: 'card',
  user: 'desk',
  verification: 'application',
  underReview: 'order',
  profile: 'form',
  changePassword: 'form',
  pushSettings: 'settings',
  member: 'rights',
  memberPay: 'plans',
  orderList: 'orders',
  orderDetail: 'order',
  favourites: 'settings',
  favouriteSales: 'orders',
  favouriteSalesOfSource: 'orders',
  messageList: 'panes',
  messageDetail: 'thread',
  error401: 'letter',
  error404: 'letter',
};

/** What a page looks like while its code is on its way (LAY-16): text, where nothing else is said. */
export const pageShape = (name: RouteName): PageShape => shapes[name] ?? 'text';

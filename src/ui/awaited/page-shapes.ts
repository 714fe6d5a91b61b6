import type { RouteName } from '../../domain/route/route';
import type { PageShape } from '../parts/skeleton/page-bones';

/** What each page looks like while its code is on its way (LAY-16). */
export const pageShapes: Readonly<Record<RouteName, PageShape>> = {
  home: 'rows',
  saleLanding: 'overview',
  saleDetail: 'deal',
  codeLogin: 'card',
  passwordLogin: 'card',
  retrievePassword: 'card',
  user: 'desk',
  verification: 'application',
  underReview: 'order',
  profile: 'form',
  changePassword: 'form',
  unsubscribe: 'text',
  pushSettings: 'settings',
  member: 'rights',
  memberBuyer: 'text',
  memberFacility: 'text',
  memberService: 'text',
  memberPay: 'plans',
  orderList: 'orders',
  orderDetail: 'order',
  messageList: 'panes',
  messageDetail: 'thread',
  userAgreement: 'text',
  privacyPolicy: 'text',
  agreePrivacy: 'text',
  error401: 'letter',
  error404: 'letter',
};

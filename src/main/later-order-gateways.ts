import type { MembershipGateway } from '../ports/membership-gateway';
import type { OpenIdGateway } from '../ports/order-gateway';
import type { OrderGateway } from '../ports/order-gateway';
import type { PayHost } from '../ports/pay-host';
import type { OrderGateways } from '../wiring/gateways';
import { callLater, type Later } from './later';

const laterOrders = (later: Later): OrderGateway => {
  const call = callLater(() => later((tokens) => tokens.orderGateway));
  return {
    checkBuyGrade: (goodsId, options) => call((orders) => orders.checkBuyGrade(goodsId, options)),
    placeAnOrder: (order, options) => call((orders) => orders.placeAnOrder(order, options)),
    check: (orderNo, options) => call((orders) => orders.check(orderNo, options)),
    cancelPay: (orderNo, options) => call((orders) => orders.cancelPay(orderNo, options)),
    detail: (orderNo, options) => call((orders) => orders.detail(orderNo, options)),
    list: (request, options) => call((orders) => orders.list(request, options)),
    saveRefund: (request, options) => call((orders) => orders.saveRefund(request, options)),
    saveInvoice: (request, options) => call((orders) => orders.saveInvoice(request, options)),
  };
};

const laterMembership = (later: Later): MembershipGateway => {
  const call = callLater(() => later((tokens) => tokens.membershipGateway));
  return {
    plans: (options) => call((membership) => membership.plans(options)),
    mine: (options) => call((membership) => membership.mine(options)),
  };
};

const laterOpenIds = (later: Later): OpenIdGateway => {
  const call = callLater(() => later((tokens) => tokens.openIdGateway));
  return { openId: (code, options) => call((openIds) => openIds.openId(code, options)) };
};

const laterPayHost = (later: Later): PayHost => {
  const call = callLater(() => later((tokens) => tokens.payHost));
  return {
    app: (orderNo, options) => call((host) => host.app(orderNo, options)),
    h5: (orderNo, options) => call((host) => host.h5(orderNo, options)),
    wechat: (orderNo, openId, options) => call((host) => host.wechat(orderNo, openId, options)),
  };
};

/** What orders, payments and memberships call, loaded with the first call. */
export const laterOrderGateways = (later: Later): OrderGateways => ({
  orders: laterOrders(later),
  membership: laterMembership(later),
  openIds: laterOpenIds(later),
  payHost: laterPayHost(later),
});

import type { Gateways } from '../../../src/ports/gateways';
import { answered, callOf, never } from './answers';
import type { Scene } from './scene';

/** Gateways of orders, memberships and payments that answer as the scene says. */
export const fakeOrderGateways = (
  scene: Scene,
): Pick<Gateways, 'orders' | 'membership' | 'openIds' | 'payHost'> => ({
  orders: {
    checkBuyGrade: () => callOf(answered(undefined)),
    placeAnOrder: () => callOf(never),
    check: () => callOf(scene.orderChecked),
    cancelPay: () => callOf(scene.orderAsked),
    detail: () => callOf(scene.order),
    list: ({ page }) => callOf(page === 1 ? scene.orders : scene.moreOrders),
    saveRefund: () => callOf(scene.orderAsked),
    saveInvoice: () => callOf(scene.orderAsked),
  },
  membership: { plans: () => callOf(scene.plans), mine: () => callOf(scene.membership) },
  openIds: { openId: () => callOf(never) },
  payHost: { app: () => callOf(never), h5: () => callOf(never), wechat: () => callOf(never) },
});

import { answered, callOf } from './answers';
import type { SceneCalls } from './scene-calls';
import type { Scene } from './scene';

/** Gateways of orders, memberships and payments that answer as the scene says. */
export const fakeOrderGateways = (scene: Scene): SceneCalls => ({
  order: {
    checkBuyGrade: () => callOf(answered(undefined)),
    check: () => callOf(scene.orderChecked),
    cancelPay: () => callOf(scene.orderAsked),
    detail: () => callOf(scene.order),
    list: ({ page }) => callOf(page === 1 ? scene.orders : scene.moreOrders),
    saveRefund: () => callOf(scene.orderAsked),
    saveInvoice: () => callOf(scene.orderAsked),
  },
  membership: { plans: () => callOf(scene.plans), mine: () => callOf(scene.membership) },
});

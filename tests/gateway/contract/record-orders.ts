import { atCashier } from '../../support/gateway/orders';
import type { TestGateway } from '../../support/gateway/test-gateway';
import { wechatCode } from '../../support/gateway/wechat';
import { inner } from './answer-parts';
import type { Recorder } from './recorder';

interface OrderWorld {
  readonly gateway: TestGateway;
  readonly recorder: Recorder;
}

/** Orders a plan, pays for it, and asks for an invoice and the money back; another order is cancelled. */
export const recordOrders = async ({ gateway, recorder: { call, done } }: OrderWorld): Promise<void> => {
  const by = { as: 'u1' };
  const goods = { goodsId: 'plan-buyer-year' };
  await done('order.checkBuyGrade', goods, by);
  const orderNo = await done('order.placeAnOrder', { ...goods, data: '{}' }, by, 'orderNo');
  await done('order.detail', { orderNo }, by);
  const openId = (await call('openId.openId', { code: await wechatCode(gateway, '陈立') }, by)).data;
  await done('payHost.app', { orderNo }, by);
  await done('payHost.wechat', { orderNo, openId: String(inner(openId, 'openId')) }, by);
  const cashier = await done('payHost.h5', { orderNo }, by, 'mweb_url');
  await done(
    'order.cancelPay',
    {
      orderNo: await done(
        'order.placeAnOrder',
        { goodsId: 'plan-buyer-year', data: '{}' },
        { as: 'u2' },
        'orderNo',
      ),
    },
    { as: 'u2' },
  );
  await atCashier(cashier, 'pay');
  await done('order.check', { orderNo }, by);
  await done('order.list', { pageSize: '20' }, by);
  await done('order.saveInvoice', { orderNo, kind: 'personal', title: '何嘉', email: 'he@example.com' }, by);
  await done('order.saveRefund', { orderNo, reason: '重复购买' }, by);
};

import { expect, type Page } from '@playwright/test';
import { mostOrderTries } from '../../../../../src/application/payment/payment/delays';
import { memberBy, paid } from '../../../../support/gateway/orders';
import { asking, atCashier as pressAtCashier, confirm, sheet } from '../../../payment/paying';
import { calledPath } from '../../path-faults';
import { pathOf, type CallKey } from '../call-key';
import { againOr, opened, type Press, type Setting } from './press';

const openPlan = ({ page }: Setting): Promise<void> => opened(page, '/member/pay?plan=plan-buyer-year');
const pay = (page: Page): Promise<void> => page.getByRole('button', { name: '立即支付' }).click();
/** Pays; a payment whose outcome is unknown is not begun twice, but goes on (PAY-05). */
const payOn =
  (call: CallKey) =>
  async (page: Page): Promise<void> => {
    const goOn = page.getByRole('button', { name: '继续支付' });
    const made = page.waitForRequest((request) => calledPath(request) === pathOf(call));
    if (!(await goOn.isVisible())) {
      await pay(page);
      await Promise.race([made, goOn.waitFor()]);
    }
    if (await goOn.isVisible()) await goOn.click();
    await made;
  };
const planIsShown = (page: Page): Promise<void> => expect(page.getByRole('main')).toContainText('2,980');
const atCashier = (page: Page): Promise<void> => page.waitForURL(/\/cashier\//);

const openPaid = async ({ page, gateway, token }: Setting): Promise<void> =>
  opened(page, `/pay/${await paid(memberBy(gateway, token))}`);

const invoice = (page: Page) => page.getByRole('dialog', { name: '申请发票' });
const refund = (page: Page) => page.getByRole('dialog', { name: '申请退款' });

/** Presses about orders and payments. */
export const moneyPresses: readonly Press[] = [
  {
    call: 'order.checkBuyGrade',
    name: 'the check of a plan',
    open: openPlan,
    press: pay,
    kept: planIsShown,
    done: atCashier,
  },
  {
    call: 'order.placeAnOrder',
    name: 'the order of a plan',
    open: openPlan,
    press: payOn('order.placeAnOrder'),
    tries: mostOrderTries,
    kept: planIsShown,
    done: atCashier,
  },
  {
    call: 'payHost.h5',
    name: 'the way to the cashier',
    open: openPlan,
    press: payOn('payHost.h5'),
    kept: planIsShown,
    done: atCashier,
  },
  {
    call: 'order.check',
    name: 'the result of a payment',
    open: async (setting) => {
      const { page } = setting;
      await openPlan(setting);
      await pay(page);
      await pressAtCashier(page, '支付');
      await expect(asking(page)).toBeVisible();
    },
    press: againOr((page) => page.getByRole('button', { name: '再次核对' }), confirm),
    said: (page) => sheet(page, '支付结果未知').or(sheet(page, '尚未查到付款')),
    done: (page) => expect(sheet(page, '支付成功')).toBeVisible(),
  },
  {
    call: 'order.saveInvoice',
    name: 'the invoice of an order',
    open: async (setting) => {
      const { page } = setting;
      await openPaid(setting);
      await page.getByRole('button', { name: '申请发票' }).click();
      await invoice(page).getByText('个人', { exact: true }).click();
      await invoice(page).getByLabel('发票抬头').fill('何嘉');
      await invoice(page).getByLabel('接收邮箱').fill('he@example.com');
    },
    press: (page) => invoice(page).getByRole('button', { name: '提交申请' }).click(),
    kept: (page) => expect(invoice(page).getByLabel('发票抬头')).toHaveValue('何嘉'),
    done: (page) => expect(page.getByText('已申请发票')).toBeVisible(),
  },
  {
    call: 'order.saveRefund',
    name: 'the refund of an order',
    open: async (setting) => {
      const { page } = setting;
      await openPaid(setting);
      await page.getByRole('button', { name: '申请退款' }).click();
      await refund(page).getByRole('button', { name: '选错了套餐' }).click();
    },
    press: (page) => refund(page).getByRole('button', { name: '提交申请' }).click(),
    kept: (page) => expect(refund(page)).toBeVisible(),
    done: (page) => expect(page.getByText('已申请退款')).toBeVisible(),
  },
];

import { expect, type Page } from '@playwright/test';
import { memberBy, paid } from '../../../../support/gateway/orders';
import { whenHydrated, whenLoaded } from '../../../support/when-shown';
import type { Press, Setting } from './press';

const opened = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await whenLoaded(page, whenHydrated);
};

const openPlan = ({ page }: Setting): Promise<void> => opened(page, '/member/pay?plan=plan-buyer-year');
const pay = (page: Page): Promise<void> => page.getByRole('button', { name: '立即支付' }).click();
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

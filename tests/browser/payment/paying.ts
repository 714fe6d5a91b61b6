import { expect, type Locator, type Page } from '@playwright/test';

/** Asks to buy a plan on the page where it is bought. */
export const buy = async (page: Page, plan = 'plan-buyer-year'): Promise<void> => {
  await page.goto(`/member/pay?plan=${plan}`);
  await page.getByRole('button', { name: '立即支付' }).click();
};

type Press = '支付' | '支付（稍后到账）' | '支付失败' | '取消支付' | '关闭页面';

/** Waits for the cashier's page and presses one of its buttons. */
export const atCashier = async (page: Page, press: Press): Promise<void> => {
  await page.waitForURL(/\/cashier\//);
  await page.getByRole('button', { name: press, exact: true }).click();
};

/** What the sheet of the payment says. */
export const sheet = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));

/** The person came back: nothing was asked of the gateway yet. */
export const asking = (page: Page): Locator => sheet(page, '您在微信里完成支付了吗？');

export const confirm = (page: Page): Promise<void> =>
  asking(page).getByRole('button', { name: '已完成支付' }).click();

/** Waits for the end of a payment with its code and words. */
export const expectOutcome = async (
  page: Page,
  title: string,
  code: number | null,
  text: string | RegExp = title,
): Promise<Locator> => {
  const end = sheet(page, title);
  await expect(end).toBeVisible();
  await expect(end).toContainText(text);
  // The code is no word for the person; it stands in the markup, for whoever looks into a failure.
  if (code !== null) await expect(end).toHaveAttribute('data-outcome', String(code));
  await expect(end).not.toContainText('结果码');
  return end;
};

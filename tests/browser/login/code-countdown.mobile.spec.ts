import type { Page } from '@playwright/test';
import { solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { ownClock } from '../support/frozen-clock';
import { callPath } from '../support/gateway-calls';
import { typeOver } from '../support/phone-form';

const fillIn = async (page: Page, phone: string): Promise<void> => {
  await typeOver(page.getByLabel('手机号'), phone);
  await page.getByRole('checkbox', { name: '同意用户协议和隐私政策' }).setChecked(true, { force: true });
};
const again = (page: Page) => page.getByRole('button', { name: /^\d+ 秒后重发$/ });
const send = (page: Page) => page.getByRole('button', { name: '获取验证码' });

test('[LOG-10][LOG-11] a code is sent after a captcha, and the wait for the next lasts over a reload', async ({
  page,
  gateway,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (callPath(request)?.includes('!send') === true) sent.push(callPath(request) ?? '');
  });
  await ownClock(page);
  await page.goto('/login');
  await send(page).click();
  await expect(page.getByText('请输入手机号')).toBeVisible();
  await fillIn(page, '13700000001');
  await send(page).click();
  await solveCaptcha(page);

  await expect(page.getByText('验证码已发送至 137 0000 0001')).toBeVisible();
  await expect(again(page)).toBeDisabled();
  expect(sent).toEqual(['/webapp/register!sendValidateWithOutCheck.action']);
  const codes = await gateway.inside.codes.recent('13700000001', 2);
  expect(codes).toHaveLength(1);
  expect(await page.content()).not.toContain(codes[0]?.code);

  await page.clock.fastForward(20_000);
  await page.reload();
  await expect(page.getByLabel('手机号')).toHaveValue('13700000001');
  await expect(again(page)).toHaveText(/^(?:[1-3]\d|40) 秒后重发$/);
  await page.getByLabel('手机号').fill('13700000002');
  await expect(send(page)).toBeEnabled();
  await page.getByLabel('手机号').fill('13700000001');
  await page.clock.fastForward(41_000);
  await expect(send(page)).toBeEnabled();
  expect(sent).toHaveLength(1);
});

test('[LOG-11][SEC-05] a code that was sent is waited for in every form; from another device it is refused beside its field', async ({
  page,
  browser,
}) => {
  await page.goto('/login');
  await fillIn(page, '13700000003');
  await send(page).click();
  await solveCaptcha(page);
  await expect(again(page)).toBeVisible();
  await page.goto('/login?mode=register');
  await expect(page.getByLabel('手机号')).toHaveValue('13700000003');
  await expect(again(page)).toBeDisabled();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/login?mode=register');
  await fillIn(other, '13700000003');
  await send(other).click();
  await solveCaptcha(other);
  await expect(other.getByText(/^验证码获取过于频繁，请在 \d+ 秒后再试$/)).toBeVisible();
  await expect(other.getByLabel('手机号')).toHaveValue('13700000003');
  await expect(send(other)).toBeEnabled();
  await elsewhere.close();
});

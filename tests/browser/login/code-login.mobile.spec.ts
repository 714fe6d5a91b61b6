import { captchaIn } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { obtainCode, phoneForm, wrongCode } from '../support/phone-form';

test('[LOG-12][LOG-07] a visitor logs in by a code and comes to the page that was asked for', async ({
  page,
  gateway,
  account,
  context,
}) => {
  const calls = callsOf(page);
  await page.goto('/message');
  await expect(page).toHaveURL(/\/login$/);
  const form = phoneForm(page);

  await form.submit('登录').click();
  await expect(page.getByRole('alert')).toHaveText([
    '请输入手机号',
    '请输入验证码',
    '请先阅读并同意《用户协议》和《隐私政策》',
  ]);
  await expect(form.phone).toBeFocused();
  await form.phone.fill(account.phone);
  await form.sendCode.click();
  await expect(form.agreement).toBeFocused();
  await expect(captchaIn(page).sheet).toHaveCount(0);
  expect(calls).toEqual([]);

  const code = await obtainCode(page, gateway, account.phone);
  await expect(form.sendCode).toHaveText(/^\d+ 秒后重发$/);
  await expect(form.sendCode).toHaveAttribute('aria-disabled', 'true');
  await expect(form.code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(form.code).toHaveAttribute('inputmode', 'numeric');

  await form.code.fill(wrongCode(code));
  await form.submit('登录').click();
  await expect(form.code).toHaveAccessibleDescription('验证码不正确或已失效，请核对或重新获取');
  await expect(form.code).toBeFocused();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('Admin-Token');

  await form.code.fill(code);
  await form.submit('登录').click();
  await expect(page).toHaveURL(/\/message$/);
});

test('[LOG-03] a phone out of an address book, its country before it, gets its code and logs in', async ({
  page,
  gateway,
  account,
}) => {
  await page.goto('/login');
  const form = phoneForm(page);
  const { phone } = account;
  const typed = `+86 ${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;
  await form.code.fill(await obtainCode(page, gateway, phone, typed));
  await form.submit('登录').click();
  await expect(page).toHaveURL(/\/user$/);
});

test('[LOG-11][SES-07] phone and countdown are still there after a reload, and the code is not', async ({
  page,
  gateway,
  account,
}) => {
  await page.goto('/login');
  const form = phoneForm(page);
  const code = await obtainCode(page, gateway, account.phone);
  await form.code.fill(code);
  await page.reload();

  await expect(form.phone).toHaveValue(account.phone);
  await expect(form.sendCode).toHaveText(/^\d+ 秒后重发$/);
  await expect(form.code).toHaveValue('');
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
  ).not.toContain(code);
  await page.getByRole('link', { name: '密码登录' }).click();
  await expect(page).toHaveURL(/\/login\/passwd$/);
  await expect(form.phone).toHaveValue(account.phone);
});

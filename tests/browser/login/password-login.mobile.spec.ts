import { holding } from '../everywhere/held';
import { captchaIn, lookAtPuzzle, placeByKeys, solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { callPath, callsOf, onCall } from '../support/gateway-calls';
import { loginForm, submitLogin } from '../support/log-in';

const loginCall = '/webapp/register!login.action';

test('[LOG-02][CAP-07] a member corrects the form, is refused once, and logs in by a fresh captcha', async ({
  page,
  context,
  account,
}) => {
  const calls = callsOf(page);
  const sent: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (callPath(request) === loginCall) sent.push(new URLSearchParams(request.postData() ?? ''));
  });
  const { phone, password, agreement, submit } = loginForm(page);
  const alerts = page.getByRole('alert');
  const { sheet } = captchaIn(page);
  await page.goto('/login/passwd');
  await submit.click();
  await expect(alerts).toHaveText(['请输入手机号', '请输入密码', '请先阅读并同意《用户协议》和《隐私政策》']);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription('请输入手机号');

  await phone.fill('1385120');
  await submit.click();
  await expect(phone).toHaveAccessibleDescription('手机号是 11 位，还差 4 位');
  await phone.fill('沈锐 并购');
  await submit.click();
  await expect(phone).toHaveAccessibleDescription('请填写手机号、邮箱或账号名，其中不能有空格和其他符号');
  await expect(phone).toHaveValue('沈锐 并购');
  const [area, middle, end] = [account.phone.slice(0, 3), account.phone.slice(3, 7), account.phone.slice(7)];
  await phone.fill(`  ${area} ${middle}-${end} `);
  await submit.click();
  await expect(password).toBeFocused();
  await password.fill('not-the-password');
  await submit.click();
  await expect(alerts).toHaveText('请先阅读并同意《用户协议》和《隐私政策》');
  await expect(agreement).toBeFocused();
  await expect(sheet).toHaveCount(0);
  expect(calls).toEqual([]);

  await agreement.setChecked(true, { force: true });
  await submit.click();
  await solveCaptcha(page);
  await expect(alerts).toHaveText('手机号或密码不正确');
  await expect(page).toHaveURL(/\/login\/passwd$/);
  expect((await phone.inputValue()).replaceAll(/\D/g, '')).toBe(account.phone);
  expect((await context.cookies()).filter(({ name }) => name === 'Admin-Token')).toEqual([]);

  await password.fill(account.password);
  await submit.click();
  await expect(alerts).toHaveCount(0);
  const { gap } = await lookAtPuzzle(page);
  expect(sent).toHaveLength(1);
  await placeByKeys(page, gap);
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
  const [first, second] = sent;
  expect(second?.get('userName')).toBe(account.phone);
  expect(second?.get('password')).toBe(account.password);
  expect(second?.get('code')).toMatch(/^.{10,}$/);
  expect(second?.get('code')).not.toBe(first?.get('code'));
  expect(second?.get('uuid')).toMatch(/^@.+$/);
});

test('[LOG-13] a second submit does nothing; leaving cancels the login and opens no session', async ({
  page,
  context,
  account,
}) => {
  const held = holding();
  let calls = 0;
  const call = await onCall(page, loginCall, (route) => {
    calls += 1;
    return held.hold(route).catch(() => undefined);
  });
  const cancelled = page.waitForEvent('requestfailed', (request) => callPath(request) === loginCall);
  await page.goto('/');
  await page.getByRole('link', { name: '登录', exact: true }).first().click();
  await submitLogin(page, account);
  await solveCaptcha(page);
  const busy = page.getByRole('button', { name: '正在登录' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.click({ force: true });
  await loginForm(page).phone.press('Enter');
  await expect(captchaIn(page).sheet).toHaveCount(0);
  await page.goBack();
  await cancelled;
  held.release();
  await call.answered();
  await expect(page.getByRole('heading', { name: '推荐项目' })).toBeVisible();
  await expect(page.getByRole('link', { name: '登录', exact: true }).first()).toBeVisible();
  expect(calls).toBe(1);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('Admin-Token');
});

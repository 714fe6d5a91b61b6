import { overflows } from '../accessibility/overflows';
import { captchaIn, lookAtPuzzle, placeByKeys, solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { callPath, callsOf, onCall } from '../support/gateway-calls';
import { loginForm, submitLogin } from '../support/log-in';

const loginCall = '/webapp/register!login.action';

test('[LOG-01][LOG-06] a login with the right password keeps the token in a cookie and goes to one’s own page', async ({
  page,
  context,
  account,
}) => {
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await solveCaptcha(page);

  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
  const [token, ...others] = (await context.cookies()).filter(({ name }) => name === 'Admin-Token');
  expect(others).toEqual([]);
  expect(token).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
  expect(token?.value).toMatch(/^.{20,}$/);
});

test('[LOG-03] the user name goes out trimmed, with the captcha’s ticket and randstr', async ({
  page,
  account,
}) => {
  const sent = page.waitForRequest((request) => callPath(request) === loginCall);
  await page.goto('/login/passwd');
  await submitLogin(page, { phone: `  ${account.phone} `, password: account.password });
  await solveCaptcha(page);

  const form = new URLSearchParams((await sent).postData() ?? '');
  expect(form.get('userName')).toBe(account.phone);
  expect(form.get('password')).toBe(account.password);
  expect(form.get('code')).toMatch(/^.{10,}$/);
  expect(form.get('uuid')).toMatch(/^@.+$/);
  await expect(page).toHaveURL(/\/user$/);
});

test('[LOG-02][CAP-07] a wrong password says so beside the form, changes nothing, and needs a fresh captcha', async ({
  page,
  context,
  account,
}) => {
  const tickets: (string | null)[] = [];
  page.on('request', (request) => {
    if (callPath(request) === loginCall)
      tickets.push(new URLSearchParams(request.postData() ?? '').get('code'));
  });
  await page.goto('/login/passwd');
  await submitLogin(page, { phone: account.phone, password: 'not-the-password' });
  await solveCaptcha(page);

  await expect(page.getByRole('alert')).toHaveText('手机号或密码不正确');
  await expect(page).toHaveURL(/\/login\/passwd$/);
  await expect(loginForm(page).phone).toHaveValue(account.phone);
  expect((await context.cookies()).filter(({ name }) => name === 'Admin-Token')).toEqual([]);

  await loginForm(page).password.fill(account.password);
  await loginForm(page).submit.click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const { gap } = await lookAtPuzzle(page);
  expect(tickets).toHaveLength(1);
  await placeByKeys(page, gap);
  await expect(page).toHaveURL(/\/user$/);
  expect(new Set(tickets).size).toBe(2);
});

test('[LOG-13] a second submit while one is under way does nothing', async ({ page, account }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let calls = 0;
  await onCall(page, loginCall, async (route) => {
    calls += 1;
    await held;
    await route.fallback();
  });
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await solveCaptcha(page);

  const busy = page.getByRole('button', { name: '正在登录' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.click({ force: true });
  await loginForm(page).phone.press('Enter');
  await expect(captchaIn(page).sheet).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/user$/);
  expect(calls).toBe(1);
});

test('[LOG-13] leaving the page cancels the login, and its late answer logs nobody in', async ({
  page,
  context,
  account,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await onCall(page, loginCall, async (route) => {
    await held;
    await route.fallback().catch(() => undefined);
  });
  const cancelled = page.waitForEvent('requestfailed', (request) => callPath(request) === loginCall);
  await page.goto('/');
  await page.getByRole('link', { name: '登录', exact: true }).first().click();
  await submitLogin(page, account);
  await solveCaptcha(page);
  await expect(page.getByRole('button', { name: '正在登录' })).toBeVisible();
  await page.goBack();

  await cancelled;
  release();
  await expect(page.getByRole('heading', { name: '推荐项目' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'Admin-Token')).toEqual([]);
  await expect(page.getByRole('link', { name: '登录', exact: true }).first()).toBeVisible();
});

test('[LOG-06] with cookies off the login says what to do and opens no session', async ({
  page,
  account,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await solveCaptcha(page);

  await expect(page.getByRole('alert')).toContainText('浏览器已关闭 Cookie');
  await expect(page).toHaveURL(/\/login\/passwd$/);
});

test('[LOG-03] nothing is sent and no captcha is shown before the agreement is ticked', async ({
  page,
  account,
}) => {
  const calls = callsOf(page);
  await page.goto('/login/passwd');
  const form = loginForm(page);
  await form.phone.fill(account.phone);
  await form.password.fill(account.password);
  await form.submit.click();

  await expect(page.getByRole('alert')).toHaveText('请先阅读并同意《用户协议》和《隐私政策》');
  await expect(form.agreement).toBeFocused();
  await expect(captchaIn(page).sheet).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('[LOG-03] what is wrong stands beside each field, and the first wrong one gets the focus', async ({
  page,
}) => {
  await page.goto('/login/passwd');
  const form = loginForm(page);
  await form.submit.click();
  await expect(page.getByRole('alert')).toHaveText([
    '请输入手机号',
    '请输入密码',
    '请先阅读并同意《用户协议》和《隐私政策》',
  ]);
  await expect(form.phone).toBeFocused();
  await expect(form.phone).toHaveAttribute('aria-invalid', 'true');
  await expect(form.phone).toHaveAccessibleDescription('请输入手机号');

  await form.phone.fill('1385120');
  await form.agreement.setChecked(true, { force: true });
  await form.submit.click();
  await expect(page.getByRole('alert')).toHaveText(['手机号是 11 位，还差 4 位', '请输入密码']);
  await expect(form.phone).toBeFocused();

  await form.phone.fill('13851206614');
  await form.submit.click();
  await expect(page.getByRole('alert')).toHaveText(['请输入密码']);
  await expect(form.password).toBeFocused();
});

test('[LAY-17] the form fits 320 px with letters spaced as its reader set them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/login/passwd');
  await expect(loginForm(page).submit).toBeVisible();
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing];
  });
  expect(await page.evaluate(overflows)).toEqual([]);
});

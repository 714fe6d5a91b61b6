import { captchaIn, solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { ownClock } from '../support/frozen-clock';
import { broken, callPath, callsOf, onCall } from '../support/gateway-calls';
import { obtainCode, phoneForm, typeOver, wrongCode } from '../support/phone-form';

test('[LOG-06][LOG-07] a visitor of the messages logs in by a code, which sets the cookie, and gets there', async ({
  page,
  gateway,
  account,
  context,
  watch,
}) => {
  watch.announce(/ERR_CONNECTION_RESET/);
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

  // A phone out of an address book, with its country.
  const { phone } = account;
  const typed = `+86 ${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;
  const code = await obtainCode(page, gateway, phone, typed);
  await expect(form.sendCode).toHaveText(/^\d+ 秒后重发$/);
  await expect(form.sendCode).toHaveAttribute('aria-disabled', 'true');

  await form.code.fill(wrongCode(code));
  await form.submit('登录').click();
  await expect(form.code).toHaveAccessibleDescription('验证码不正确或已失效，请核对或重新获取');
  await expect(form.code).toBeFocused();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('Admin-Token');

  const lost = await onCall(page, '/webapp/register!loginByCode.action', broken);
  await form.code.fill(code);
  await form.submit('登录').click();
  await expect(page.getByRole('alert')).toContainText('后端接口连接异常');
  await expect(form.code).toHaveValue(code);
  await lost.stop();
  await form.submit('登录').click();
  await expect(page).toHaveURL(/\/message$/);
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeVisible();
  const [token, ...others] = (await context.cookies()).filter(({ name }) => name === 'Admin-Token');
  expect(others).toEqual([]);
  expect(token).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
  expect(token?.value).toMatch(/^.{20,}$/);
});

test('[LOG-11][SES-07] phone and countdown survive a reload and appear in every form; the code does not', async ({
  page,
  gateway,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (callPath(request)?.includes('!send') === true) sent.push(callPath(request) ?? '');
  });
  await ownClock(page);
  await page.goto('/login');
  const { phone, code, sendCode, agreement } = phoneForm(page);
  await sendCode.click();
  await expect(phone).toHaveAccessibleDescription('请输入手机号');
  await typeOver(phone, '13700000001');
  await agreement.setChecked(true, { force: true });
  await sendCode.click();
  await solveCaptcha(page);
  await expect(page.getByText('验证码已发送至 137 0000 0001')).toBeVisible();
  await expect(sendCode).toBeDisabled();
  expect(sent).toEqual(['/webapp/register!sendValidateWithOutCheck.action']);
  const codes = await gateway.inside.codes.recent('13700000001', 2);
  expect(codes).toHaveLength(1);
  const value = codes[0]?.code ?? 'missing';
  expect(await page.content()).not.toContain(value);
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.fill(value);

  await page.clock.fastForward(20_000);
  await page.reload();
  await expect(phone).toHaveValue('13700000001');
  await expect(sendCode).toHaveText(/^(?:[1-3]\d|40) 秒后重发$/);
  await expect(code).toHaveValue('');
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
  ).not.toContain(value);
  await typeOver(phone, '13700000002');
  await expect(sendCode).toHaveText('获取验证码');
  await expect(sendCode).toBeEnabled();
  await typeOver(phone, '13700000001');
  await page.getByRole('link', { name: '密码登录' }).click();
  await expect(page).toHaveURL(/\/login\/passwd$/);
  await expect(phone).toHaveValue('13700000001');
  await page.getByRole('link', { name: /注册/ }).first().click();
  await expect(page).toHaveURL(/\/login\?mode=register$/);
  await expect(phone).toHaveValue('13700000001');
  await expect(sendCode).toBeDisabled();
  await page.clock.fastForward(41_000);
  await expect(sendCode).toBeEnabled();
  expect(sent).toHaveLength(1);
});

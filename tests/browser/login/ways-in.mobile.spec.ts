import { expect, test } from '../support/fixtures';
import { broken, callPath, onCall } from '../support/gateway-calls';
import { submitLogin } from '../support/log-in';
import { freshPhone, obtainCode, phoneForm, wrongCode } from '../support/phone-form';
import { solveCaptcha } from '../support/captcha';

test('[LOG-12][LAY-14] a visitor who was sent here registers, and what promoted them goes along', async ({
  page,
  gateway,
}) => {
  const phone = freshPhone();
  await page.goto('/sale/landing?sprad=s-1&shareRegister=r-1&platformChannel=c-1');
  await page.waitForFunction(() => sessionStorage.getItem('hupo.promotion') !== null);
  await page.goto('/login?mode=register');
  const form = phoneForm(page);
  await expect(page.getByRole('heading', { level: 1, name: '注册新账号' })).toBeAttached();
  const caption = await obtainCode(page, gateway, phone);
  await form.code.fill(caption);
  await form.password.fill('amber');
  await expect(page.getByText('密码强度：弱')).toBeVisible();
  await form.submit('注册').click();
  await expect(form.password).toHaveAccessibleDescription('密码至少 8 位，还差 3 位');

  await form.password.fill('Amber-Deal-2026');
  await expect(page.getByText('密码强度：强')).toBeVisible();
  const sent = page.waitForRequest((request) => callPath(request) === '/webapp/register!save.action');
  await form.submit('注册').click();
  expect(Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))).toEqual({
    userName: phone,
    countryCode: '86',
    caption,
    password: 'Amber-Deal-2026',
    sprad: 's-1',
    shareRegister: 'r-1',
    platformChannel: 'c-1',
  });
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByText(`用户${phone.slice(-4)}`).first()).toBeVisible();
});

test('[LOG-12] who forgot the password proves the phone, chooses a new one and logs in by it', async ({
  page,
  gateway,
  account,
}) => {
  await page.goto('/login/passwd');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page).toHaveURL(/\/login\/retrieve$/);
  const form = phoneForm(page);
  const caption = await obtainCode(page, gateway, account.phone);
  await form.code.fill(caption);
  await form.submit('下一步').click();

  const password = page.getByLabel('新密码');
  await expect(password).toBeFocused();
  await form.submit('确认修改').click();
  await expect(password).toHaveAccessibleDescription('请设置密码');
  await password.fill('Amber-Deal-2026');
  await form.submit('确认修改').click();
  await expect(page.getByText('密码已修改')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: '去登录' }).click();
  await submitLogin(page, { phone: account.phone, password: 'Amber-Deal-2026' });
  await solveCaptcha(page);
  await expect(page).toHaveURL(/\/user$/);
});

test('[SEC-05] a code that is old or was tried too often says so beside it, and the form keeps the rest', async ({
  page,
  gateway,
  account,
}) => {
  // Past the gateway's first sweep, which takes out what is old.
  gateway.clock.move(60_000);
  await page.goto('/login');
  const form = phoneForm(page);
  const code = await obtainCode(page, gateway, account.phone);
  for (let tries = 1; tries <= 5; tries += 1) {
    await form.code.fill(wrongCode(code));
    await form.submit('登录').click();
    const told = tries < 5 ? '验证码不正确或已失效，请核对或重新获取' : '验证码错误次数过多，请重新获取';
    await expect(form.code).toHaveAccessibleDescription(told);
  }
  await expect(form.phone).toHaveValue(account.phone);

  const other = freshPhone();
  const second = await obtainCode(page, gateway, other);
  gateway.clock.move(5 * 60_000);
  await form.code.fill(second);
  await form.submit('登录').click();
  await expect(form.code).toHaveAccessibleDescription('验证码已过期，请重新获取');
});

test('[LOG-02] a lost connection is told above the form, and trying again goes on', async ({
  page,
  gateway,
  account,
  watch,
}) => {
  watch.announce(/ERR_CONNECTION_RESET/);
  await page.goto('/login');
  const form = phoneForm(page);
  const code = await obtainCode(page, gateway, account.phone);
  const lost = await onCall(page, '/webapp/register!loginByCode.action', broken);
  await form.code.fill(code);
  await form.submit('登录').click();
  await expect(page.getByRole('alert')).toHaveText('后端接口连接异常');
  await expect(form.code).toHaveValue(code);
  await lost.stop();
  await form.submit('登录').click();
  await expect(page).toHaveURL(/\/user$/);
});

test('[LOG-12][LAY-19] the country is found by its initials, back closes the list first, and its numbers are known', async ({
  page,
}) => {
  await page.goto('/login');
  const form = phoneForm(page);
  await form.country.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /\+86$/ })).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/login$/);

  await form.country.click();
  await sheet.getByRole('textbox').fill('xg');
  await sheet.getByRole('button', { name: /香港.*852/ }).click();
  await expect(form.country).toHaveText('+852');
  await form.phone.fill('9123456');
  await form.sendCode.click();
  await expect(form.phone).toHaveAccessibleDescription('手机号是 8 位，还差 1 位');
  await page.reload();
  await expect(form.country).toHaveText('+852');
});

test('[LOG-04][LOG-12] the page of binding a phone, opened by who does not come from WeChat, is the plain login by code', async ({
  page,
  gateway,
  account,
}) => {
  await page.goto('/login?mode=bind&redirect=%2Fuser%2Fprivacy');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fuser%2Fprivacy$/);
  await expect(page).toHaveTitle(/^登录 - /);
  await expect(page.getByRole('heading', { level: 1, name: '验证码登录' })).toBeAttached();
  await expect(page.getByText('绑定', { exact: false })).toHaveCount(0);

  const form = phoneForm(page);
  await form.code.fill(await obtainCode(page, gateway, account.phone));
  const sent = page.waitForRequest((request) => callPath(request) === '/webapp/register!loginByCode.action');
  await form.submit('登录').click();
  await sent;
  await expect(page).toHaveURL(/\/user\/privacy$/);
});

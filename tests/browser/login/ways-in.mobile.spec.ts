import { expect, test } from '../support/fixtures';
import { callPath } from '../support/gateway-calls';
import { loginCall } from '../support/http-login';
import { freshPhone, obtainCode, phoneForm } from '../support/phone-form';
import { whenShown } from '../support/when-shown';

test('[LOG-12][LAY-14] a promoted visitor registers, and the promotion is sent along', async ({
  page,
  gateway,
}) => {
  const phone = freshPhone();
  await page.goto('/sale/landing?sprad=s-1&shareRegister=r-1&platformChannel=c-1');
  await page.waitForFunction(() => sessionStorage.getItem('hupo.promotion') !== null);
  await page.goto('/login?mode=register');
  const form = phoneForm(page);
  await expect(page.getByRole('heading', { level: 1, name: '注册新账号' })).toBeAttached();
  await expect(form.phone).toHaveAttribute('type', 'tel');
  await expect(form.phone).toHaveAttribute('autocomplete', /^(?:tel|username)/);
  await expect(page.locator('input[type=password]')).toHaveAttribute('autocomplete', 'new-password');
  const caption = await obtainCode(page, gateway, phone);
  await form.code.fill(caption);
  await form.password.fill('amber');
  await expect(page.getByText('密码强度：弱')).toBeVisible();
  await form.submit('注册').click();
  await expect(form.password).toHaveAccessibleDescription('密码至少 8 位，还差 3 位');

  await form.password.fill('Amber-Deal-2026');
  await expect(page.getByText('密码强度：强')).toBeVisible();
  await expect(form.age).not.toBeChecked();
  await form.submit('注册').click();
  await expect(form.age).toBeFocused();
  await expect(form.age).toHaveAccessibleDescription(
    '未满 14 周岁不能注册；已年满 14 周岁的，请勾选确认后重试',
  );
  await form.age.setChecked(true, { force: true });
  const sent = page.waitForRequest((request) => callPath(request) === '/webapp/register!save.action');
  await form.submit('注册').click();
  expect(Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))).toEqual({
    userName: phone,
    countryCode: '86',
    caption,
    password: 'Amber-Deal-2026',
    ageStated: '1',
    sprad: 's-1',
    shareRegister: 'r-1',
    platformChannel: 'c-1',
  });
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByText(`用户${phone.slice(-4)}`).first()).toBeVisible();
});

test('[LOG-12][LAY-19] a forgotten password is replaced by a code; back from its page leads home', async ({
  page,
  gateway,
  account,
}) => {
  await page.goto('/login/retrieve');
  await expect(page.getByRole('heading', { name: '找回密码', level: 1 })).toBeAttached();
  await whenShown(page);
  await page.reload();
  await whenShown(page);
  await page.goBack();
  await expect(page).toHaveURL(new URL('/', gateway.url).href);
  await page.goForward();
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
  await expect(page).toHaveURL(/\/login/);
  await expect(form.phone).toHaveValue(account.phone);
  expect((await loginCall(gateway, { ...account, password: 'Amber-Deal-2026' })).code).toBe(200);
});

test('[ENV-02][LOG-12] a browser offers no login by WeChat, and its page of binding is the plain login', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('link', { name: '密码登录' })).toBeVisible();
  await expect(page.getByRole('link', { name: '微信登录' })).toHaveCount(0);

  await page.goto('/login?mode=wechat');
  await expect(page.getByRole('alert')).toHaveText(
    '当前环境不支持微信登录。请在微信中打开本页，或选择其他登录方式。',
  );
  await page.getByRole('link', { name: '验证码登录' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto('/login?mode=bind&redirect=%2Fuser%2Fprivacy');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fuser%2Fprivacy$/);
  await expect(page).toHaveTitle(/^登录 - /);
  await expect(page.getByRole('heading', { level: 1, name: '验证码登录' })).toBeAttached();
  await expect(page.getByText('绑定', { exact: false })).toHaveCount(0);
});

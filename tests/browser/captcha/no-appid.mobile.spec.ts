import { captchaIn } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { loginForm, submitLogin } from '../support/log-in';

test('[CAP-02] without an appid the login says so at once, and no script of the captcha is loaded', async ({
  page,
  account,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('captcha')) asked.push(request.url());
  });
  await page.route('**/login/passwd', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('"appid":"hupo-web"', '"appid":""');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/login/passwd');
  await submitLogin(page, account);

  await expect(page.getByRole('alert')).toHaveText('安全验证未开通，暂时无法登录，请联系客服');
  await expect(captchaIn(page).sheet).toHaveCount(0);
  await expect(loginForm(page).phone).toHaveValue(account.phone);
  expect(asked.filter((url) => /captcha\.js|\/frame|\/config\?/.test(url))).toEqual([]);
});

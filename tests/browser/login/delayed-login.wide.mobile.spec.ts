import { solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { ownClock } from '../support/frozen-clock';
import { loginCall } from '../support/http-login';
import { loginForm, submitLogin } from '../support/log-in';

test('[SEC-05] after five wrong passwords the button counts down, and then takes the right one', async ({
  page,
  gateway,
  account,
}) => {
  await ownClock(page);
  await page.goto('/login/passwd');
  for (let wrong = 0; wrong < 5; wrong += 1)
    await loginCall(gateway, { phone: account.phone, password: 'not-the-password' });
  await submitLogin(page, account);
  await solveCaptcha(page);

  const waiting = page.getByRole('main').getByRole('button', { name: /后可再次登录$/ });
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('alert')).toHaveText(/^登录失败次数过多，请在 \d+ 秒后再试，或使用验证码登录$/);
  await expect(waiting).toHaveText(/^[45]\d 秒后可再次登录$/);
  await page.clock.fastForward(20_000);
  await expect(waiting).toHaveText(/^[23]\d 秒后可再次登录$/);
  await expect(loginForm(page).password).toHaveValue(account.password);

  gateway.clock.move(60_000);
  await page.clock.fastForward(45_000);
  await expect(loginForm(page).submit).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await loginForm(page).submit.click();
  await solveCaptcha(page);
  await expect(page).toHaveURL(/\/user$/);
});

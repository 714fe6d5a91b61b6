import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Account } from './accounts';
import { solveCaptcha } from './captcha';
import type { BrowserGateway } from './gateway';
import { typeOver } from './phone-form';

/** The password login's form. */
export const loginForm = (page: Page) => ({
  phone: page.getByLabel('手机号'),
  password: page.getByLabel('密码', { exact: true }),
  agreement: page.getByRole('checkbox', { name: '同意用户协议和隐私政策' }),
  submit: page.getByRole('main').getByRole('button', { name: '登录', exact: true }),
});

/** From the login by code, where links and redirects lead, the one by password is a step away. */
const choosePassword = async (page: Page): Promise<void> => {
  await loginForm(page).phone.waitFor();
  const way = page.getByRole('navigation', { name: '登录方式' }).getByRole('link', { name: '密码登录' });
  if ((await way.getAttribute('aria-current')) === 'page') return;
  await way.click();
  await loginForm(page).password.waitFor();
};

/** Fills in the form of the password, agreement ticked, and submits it: the captcha comes next. */
export const submitLogin = async (
  page: Page,
  { phone, password }: Pick<Account, 'phone' | 'password'>,
): Promise<void> => {
  await choosePassword(page);
  const form = loginForm(page);
  await typeOver(form.phone, phone);
  await form.password.fill(password);
  await form.agreement.setChecked(true, { force: true });
  await form.submit.click();
};

/** Logs in as a person does: by the form at `from`, with the captcha solved from its pixels. */
export const logIn = async (page: Page, account: Account, from = '/login/passwd'): Promise<void> => {
  await page.goto(from);
  await submitLogin(page, account);
  await solveCaptcha(page);
  await expect(page).not.toHaveURL(/\/login/);
};

/** Gives the browser a session of the account as a login leaves it: the token in its cookie. */
export const signIn = async (
  context: BrowserContext,
  gateway: BrowserGateway,
  { id }: Pick<Account, 'id'>,
): Promise<string> => {
  const token = await gateway.inside.sessions.open(id);
  await context.addCookies([{ name: 'Admin-Token', value: token, url: gateway.url, sameSite: 'Lax' }]);
  return token;
};

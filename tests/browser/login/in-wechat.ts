import type { BrowserContext, Page } from '@playwright/test';

/** The user agent of WeChat on Android. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 14; PGT-AN10) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50.2701(0x28003252) NetType/WIFI Language/zh_CN';

/** For `test.use`: pages that find themselves in a double of WeChat, by its user agent. */
export const inWechat = { userAgent };

/** The page of the login by WeChat. */
export const wechatLogin = (page: Page) => ({
  agreement: page.getByRole('checkbox', { name: '同意用户协议和隐私政策' }),
  submit: page.getByRole('main').getByRole('button', { name: '微信登录', exact: true }),
});

/** Ticks the agreement, asks for the login and waits for the double of WeChat's page. */
export const askWechat = async (page: Page): Promise<void> => {
  const form = wechatLogin(page);
  await form.agreement.setChecked(true, { force: true });
  await form.submit.click();
  await page.waitForURL(/\/connect\/oauth2\/authorize/);
};

/** Agrees on the double's page as somebody of this name. */
export const consentAs = async (page: Page, nickname: string): Promise<void> => {
  await page.getByLabel('以哪位微信用户的身份授权').fill(nickname);
  await page.getByRole('button', { name: '同意' }).click();
};

let people = 0;

/** A person of WeChat whom no other test knows. */
export const freshNickname = (): string => `林小雨${process.pid}-${(people += 1)}`;

/** Whether the browser holds a session. */
export const isLoggedIn = async (context: BrowserContext): Promise<boolean> =>
  (await context.cookies()).some(({ name }) => name === 'Admin-Token');

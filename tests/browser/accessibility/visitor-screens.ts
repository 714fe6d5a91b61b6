import { expect, type Page } from '@playwright/test';
import { heading, type ScreenState } from './screen-state';

const toTheEnd = (page: Page): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('没有更多了')).toBeVisible({ timeout: 500 });
  }).toPass();

/** What a visitor may see. */
export const visitorScreens: readonly ScreenState[] = [
  { name: 'home', who: null, path: '/', shown: (page) => page.getByRole('article').first() },
  { name: 'overview', who: null, path: '/sale/landing', shown: heading('出售项目') },
  {
    name: 'demands',
    who: null,
    path: '/buy',
    act: toTheEnd,
    shown: (page) => page.getByRole('article').first(),
  },
  {
    name: 'joining the hundred buyers',
    who: null,
    path: '/buy/hundred/ad',
    shown: (page) => page.getByRole('link', { name: '登录后登记' }),
  },
  { name: 'hundred buyers', who: null, path: '/buy/hundred', shown: (page) => page.getByRole('table') },
  {
    name: 'news',
    who: null,
    path: '/news',
    // A list that grows while its stops are walked moves them.
    act: toTheEnd,
    shown: (page) => page.getByRole('article').first(),
  },
  { name: 'article', who: null, path: '/news/1', shown: (page) => page.locator('.rich-text') },
  { name: 'login', who: null, path: '/login/passwd', shown: (page) => page.getByLabel('手机号') },
  { name: 'login by code', who: null, path: '/login', shown: heading('验证码登录') },
  { name: 'registration', who: null, path: '/login?mode=register', shown: heading('注册新账号') },
  { name: 'forgotten password', who: null, path: '/login/retrieve', shown: heading('找回密码') },
  {
    name: 'login with errors',
    who: null,
    path: '/login/passwd',
    act: (page) => page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click(),
    shown: (page) => page.getByText('请输入密码'),
  },
  { name: 'agreement', who: null, path: '/user/agreement', shown: heading('用户协议') },
  { name: 'privacy', who: null, path: '/user/privacy', shown: heading('隐私政策') },
  { name: '401', who: null, path: '/error/401', shown: heading('登录已失效，请重新登录') },
  { name: '404', who: null, path: '/error/404', shown: heading('页面未找到') },
  { name: 'unknown path', who: null, path: '/no/such/page', shown: heading('页面未找到') },
];

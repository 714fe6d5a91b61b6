import { expect } from '@playwright/test';
import { test as base } from './fixtures';
import { dialogIn } from './notices';
import { withStaticServer, type ConfigAnswer, type StaticServer } from './static-server';

const test = base.extend<{ files: StaticServer }>({
  files: async ({}, use) => withStaticServer(use),
});

const ok = (body: string): ConfigAnswer => ({ status: 200, body });

test('[ENV-05][ENV-07] the static build starts with its defaults, or with the name that config.json gives', async ({
  page,
  files,
  watch,
}) => {
  watch.announce(/404 .*config\.json/);
  files.answerConfigWith({ status: 404, body: 'not found' });
  await page.goto(`${files.url}/user/agreement`);
  await expect(page.getByRole('heading', { level: 1, name: '用户协议' })).toBeVisible();
  await expect(page).toHaveTitle('用户协议 - 琥珀并购');

  files.answerConfigWith(ok('{"product":"青石并购"}'));
  await page.goto(`${files.url}/login/passwd`);
  await expect(page).toHaveTitle('密码登录 - 青石并购');
  await expect(page.getByRole('main')).toContainText('青石并购');
});

const wrong: readonly { readonly answer: ConfigAnswer; readonly says: string }[] = [
  { answer: ok('{"product":'), says: '配置文件 config.json 不是有效的 JSON。' },
  {
    answer: ok('{"captcha":{"host":"javascript:alert(1)"}}'),
    says: '配置文件 config.json 中的 captcha.host 不正确。',
  },
];

test('[ENV-05] a wrong config.json shows a page that names the field; a corrected one starts', async ({
  page,
  files,
  faults,
}) => {
  expect(faults.count('login')).toBe(0);
  for (const { answer, says } of wrong) {
    files.answerConfigWith(answer);
    await page.goto(`${files.url}/`);
    await expect(page.getByRole('heading', { name: '系统配置有误，暂时无法打开' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(says);
    await expect(page.getByRole('main')).toContainText('刷新页面');
    await expect(page).toHaveTitle('系统配置有误，暂时无法打开');
  }
  files.answerConfigWith(ok('{}'));
  await page.goto(`${files.url}/user/privacy`);
  await expect(page.getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible();
});

test('[ENV-05] a config.json that fails or never arrives is reported; reloading starts once it is there', async ({
  page,
  files,
  watch,
}) => {
  watch.announce(/500 .*config\.json/);
  files.answerConfigWith({ status: 500, body: '' });
  await page.goto(`${files.url}/user/privacy`);
  await expect(page.getByRole('heading', { name: '未能获取配置' })).toBeVisible();
  await expect(page).toHaveTitle('未能获取配置');
  await expect(page.getByRole('main')).not.toContainText('不正确');

  // The browser's own limit cannot be moved by a clock: it is made shorter, the way to it stays.
  await page.addInitScript(() => {
    const limit = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => limit(ms / 20);
  });
  await page.route('**/config.json', () => undefined);
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('status')).toHaveText('加载中...');
  await expect(page.getByRole('heading', { name: '未能获取配置' })).toBeVisible();
  await expect(page.getByText('加载中...')).toHaveCount(0);

  await page.unroute('**/config.json');
  files.answerConfigWith(ok('{}'));
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible();
});

test('[ENV-05][GAT-07] without any gateway behind it the static build says so and offers to try again', async ({
  page,
  files,
  faults,
}) => {
  files.answerConfigWith(null);
  await page.goto(`${files.url}/sale/landing`);
  await expect.poll(() => faults.count('saleOverview')).toBe(1);
  await expect(page.getByRole('alert')).toContainText('项目概况没有加载出来');
  await expect(page.getByRole('alert')).toContainText('系统返回的数据有误');
  await expect(dialogIn(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible();
});

test('[CAP-01] with a captcha that has no appid the login says that it cannot be done', async ({
  page,
  account,
  files,
}) => {
  files.answerConfigWith(ok(JSON.stringify({ captcha: { host: files.url } })));
  await page.goto(`${files.url}/login/passwd`);
  await page.getByLabel('手机号').fill(account.phone);
  await page.getByLabel('密码', { exact: true }).fill(account.password);
  await page.getByRole('checkbox').setChecked(true, { force: true });
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('安全验证未开通');
});

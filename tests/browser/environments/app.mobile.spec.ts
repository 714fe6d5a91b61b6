import type { Page } from '@playwright/test';
import { withStaticServer, type StaticServer } from '../faults/static-server';
import { expect, test as base } from '../support/fixtures';
import { freeze, ownClock } from '../support/frozen-clock';
import { answer, onCall } from '../support/gateway-calls';
import { agreeInTheApp, askedOfTheApp, hearsBack, pressBack, putInTheApp } from './in-the-app';

const test = base.extend<{ files: StaticServer }>({
  files: async ({}, use) => withStaticServer(use),
});

const allPlugins = ['App', 'Browser', 'PushNotifications', 'Wechat'] as const;
const warning = (page: Page) => page.getByText('再按一次退出应用').first();
const names = async (page: Page): Promise<readonly string[]> =>
  (await askedOfTheApp(page)).map(({ name }) => name);

test('[LAY-11] in a double of the app, back on home needs a second press within 3 s, elsewhere not', async ({
  page,
}) => {
  await putInTheApp(page, { plugins: allPlugins });
  await ownClock(page);
  await page.goto('/');
  await agreeInTheApp(page);
  await expect(page).toHaveURL('/');
  await hearsBack(page);

  await page.getByRole('link', { name: '登录' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await pressBack(page);
  await expect(page).toHaveURL('/');
  expect(await names(page)).not.toContain('App.exitApp');

  await freeze(page);
  await pressBack(page);
  await page.clock.runFor(200);
  await expect(warning(page)).toBeVisible();
  await page.clock.runFor(3_000);
  await pressBack(page);
  await page.clock.runFor(2_500);
  expect(await names(page)).not.toContain('App.exitApp');
  await pressBack(page);
  await expect.poll(() => names(page)).toContain('App.exitApp');
});

/** Home in the app, whose one banner leads to a partner that the configuration allows. */
const openHomeWithPartner = async (page: Page, files: StaticServer): Promise<void> => {
  files.answerConfigWith({ status: 200, body: '{"allowedHosts":["partner.example"]}' });
  const banner = {
    id: 'b1',
    eyebrow: '合作机构',
    title: '年度并购报告',
    subtitle: '免费阅读',
    link: 'https://partner.example/report',
    sort: 1,
  };
  await onCall(page, '/webapp/index!readBanner.action', answer([banner]));
  await onCall(page, '/webapp/index!getData.action', answer({ tjSales: [], sales: [] }));
  await onCall(page, '/webapp/index!readEvents.action', answer([]));
  await onCall(page, '/webapp/register!tuijianReci.action', answer([]));
  await onCall(page, '/webapp/news!list.action', answer([]));
  await page.goto(`${files.url}/`);
  await agreeInTheApp(page);
  await hearsBack(page);
};

test('[ENV-03][ENV-04] a link out of a double of the app opens its browser; an old app refuses and says why', async ({
  page,
  files,
}) => {
  const report = page.getByRole('link', { name: /年度并购报告/ });
  await putInTheApp(page, { plugins: allPlugins });
  await openHomeWithPartner(page, files);
  await report.click();
  await expect
    .poll(() => askedOfTheApp(page))
    .toContainEqual({ name: 'Browser.open', given: { url: 'https://partner.example/report' } });

  await putInTheApp(page, { plugins: ['App'] });
  await page.goto(`${files.url}/`);
  await hearsBack(page);
  await report.click();
  await expect(page.getByText('当前应用版本过低，请升级到最新版本后再试').first()).toBeVisible();
  await expect(report).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
});

test('[ENV-04][SCR-10] in a double of the app the push settings say what the version or the system forbids', async ({
  page,
  member: _member,
}) => {
  await putInTheApp(page, { plugins: ['App'] });
  await page.goto('/');
  await agreeInTheApp(page);
  await hearsBack(page);
  await page.goto('/push_settings');
  await expect(page.getByText('当前应用版本过低，请升级到最新版本后再试')).toBeVisible();
  await expect(page.getByText('不支持系统推送')).toHaveCount(0);

  await putInTheApp(page, { plugins: allPlugins, push: 'denied' });
  await page.goto('/push_settings');
  await expect(page.getByText(/打开手机的“设置”.*“琥珀并购”/)).toBeVisible();
  const asked = async () => (await names(page)).filter((name) => name.endsWith('checkPermissions')).length;
  expect(await asked()).toBe(1);
  await page.getByRole('button', { name: '重新检查' }).click();
  await expect.poll(asked).toBe(2);
});

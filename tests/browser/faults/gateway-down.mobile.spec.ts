import { expect } from '@playwright/test';
import { signIn } from '../support/log-in';
import { startBrowserGateway } from '../support/gateway';
import { test } from './fixtures';
import { expectDialog } from './notices';

test('[REL-03][LAY-13] a gateway that stops is noticed, says so on what is opened, and is found again', async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  watch.announce(/Failed to load resource/, /WebSocket connection to/);
  const first = await startBrowserGateway();
  const account = first.spareAccount();
  await signIn(context, first, account);
  await page.goto(first.url);
  await page.getByRole('link', { name: '消息' }).click();
  await expect(page.getByText('还没有消息')).toBeVisible();
  await first.close();

  await expect(page.getByText('连接已断开，正在重新连接')).toBeVisible();
  await page.getByRole('link', { name: '首页', exact: true }).click();
  await expectDialog(page, '后端接口连接异常');
  await expect(page.getByText('推荐项目没有加载出来')).toBeVisible();
  await page.getByRole('link', { name: '我的', exact: true }).click();
  await expect(page.getByText('暂时连不上服务器，请检查网络后重试')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('推荐项目没有加载出来')).toBeVisible();

  const port = Number(new URL(first.url).port);
  const secondPort = Number(new URL(first.secondUrl).port);
  const again = await startBrowserGateway({ port, secondPort });
  // It knows nothing of the login: the page of a member goes with it, and a visitor's comes by itself.
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '验证码登录' })).toBeVisible();
  await again.close();
});

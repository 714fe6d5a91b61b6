import { expect, type Page } from '@playwright/test';
import { callLimit } from './every-fault';
import {
  connectionRefused,
  httpStatus,
  noAnswer,
  notJson,
  resetMidBody,
  resultCode,
  wrongShape,
} from './fault';
import { test } from './fixtures';
import { dialogIn } from './notices';

const expectAsked = async (page: Page, text: string): Promise<void> => {
  const dialog = dialogIn(page);
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText(text);
  await expect(dialog.getByText('提示', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveText(['留在此页', '重新登录']);
};

test('[SES-03][REL-03] any failure of user info asks once, and the page stays usable', async ({
  page,
  member,
  brokenServer,
  faults,
}) => {
  await page.clock.install();
  const ways = [
    { fault: connectionRefused, text: '后端接口连接异常' },
    { fault: resetMidBody(brokenServer), text: '后端接口连接异常' },
    { fault: noAnswer, text: '系统接口请求超时' },
    { fault: httpStatus(500), text: '系统接口500异常' },
    { fault: httpStatus(502), text: '系统接口502异常' },
    { fault: httpStatus(403), text: '系统接口403异常' },
    { fault: notJson, text: '系统返回的数据有误' },
    { fault: wrongShape, text: '系统返回的数据有误' },
    { fault: resultCode(500, '用户服务正在升级'), text: '用户服务正在升级' },
    { fault: resultCode(620, '用户服务暂不可用'), text: '用户服务暂不可用' },
  ];
  for (const [place, { fault, text }] of ways.entries()) {
    await test.step(text, async () => {
      faults.set(fault, 'userInfo');
      const before = faults.count('userInfo');
      if (place === 0) await page.goto('/user');
      else await page.getByRole('button', { name: '重新加载' }).click();
      await expect.poll(() => faults.count('userInfo')).toBeGreaterThan(before);
      if (fault === noAnswer) await page.clock.fastForward(callLimit);
      await expectAsked(page, text);
      await page.getByRole('button', { name: '留在此页' }).click();
      await expect(dialogIn(page)).toHaveCount(0);
      await expect(page).toHaveURL('/user');
      await expect(page.getByRole('alert')).toContainText('资料没有加载出来');
    });
  }
  faults.clear();
  await page.getByRole('link', { name: '用户协议' }).click();
  await expect(page).toHaveURL('/user/agreement');
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
});

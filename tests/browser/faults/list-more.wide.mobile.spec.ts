import { expect } from '@playwright/test';
import { connectionRefused, httpStatus } from './fault';
import { fillInbox } from '../messages/inbox';
import { test } from './fixtures';
import { dialogIn } from './notices';

test('[LAY-16][REL-03] when refreshing or the next page fails, the rows stay and trying again works', async ({
  page,
  member,
  gateway,
  faults,
}) => {
  // The list refreshes itself when the socket opens: here it would take the failure that is meant for the page.
  await page.routeWebSocket(/\/ws\?/, (socket) => socket.close());
  await fillInbox(gateway, member, 30);
  await page.goto('/message');
  const rows = page.getByRole('list', { name: '消息列表' }).getByRole('link');
  await expect(rows).toHaveCount(20);

  faults.set(httpStatus(500), 'messageList');
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(page.getByText(/以下是 \d\d:\d\d 的内容/)).toBeVisible();
  await expect(rows).toHaveCount(20);
  faults.clear();
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(page.getByText(/以下是 \d\d:\d\d 的内容/)).toHaveCount(0);
  await expect(rows).toHaveCount(20);

  faults.set(connectionRefused, 'messageList');
  await rows.last().scrollIntoViewIfNeeded();
  await expect(page.getByText('后面的消息没有加载出来')).toBeVisible();
  await expect(dialogIn(page)).toHaveCount(0);
  await expect(rows).toHaveCount(20);
  faults.set(httpStatus(502), 'messageList');
  const asked = faults.count('messageList');
  await page.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => faults.count('messageList')).toBeGreaterThan(asked);
  await expect(page.getByText('后面的消息没有加载出来')).toBeVisible();
  await expect(dialogIn(page)).toHaveCount(0);
  await expect(rows).toHaveCount(20);
  faults.clear();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(rows).toHaveCount(30);
  await expect(page.getByText('没有更多了')).toBeVisible();
});

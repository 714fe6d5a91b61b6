import type { Locator, Page } from '@playwright/test';
import { publishNews } from '../../support/gateway/news';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { whenShown } from '../support/when-shown';
import { demoSeed } from '../../../tools/process/seeds';

const rowsIn = (page: Page): Locator => page.getByRole('list', { name: '资讯列表' }).getByRole('listitem');
const titles = [...demoSeed.news].sort((one, other) => one.daysAgo - other.daysAgo).map(({ title }) => title);

test('[SCR-06][PER-03] news arrive with the page, more by scrolling; a category has its own address', async ({
  page,
}) => {
  const calls = callsOf(page);
  await page.goto('/user/agreement');
  await whenShown(page);
  await page.goto('/news');
  await whenShown(page);
  await expect(rowsIn(page).getByRole('heading')).toHaveText(titles.slice(0, 20));
  expect(calls).toEqual([]);

  await rowsIn(page).last().scrollIntoViewIfNeeded();
  await expect(rowsIn(page).getByRole('heading')).toHaveText(titles);
  await expect(page.getByText('没有更多了')).toBeVisible();
  expect(calls).toEqual(['/webapp/news!list.action']);

  const policies = demoSeed.news.filter(({ category }) => category === 'policy').map(({ title }) => title);
  await page.getByRole('navigation', { name: '按类别查看' }).getByRole('link', { name: '政策' }).click();
  await expect(rowsIn(page).getByRole('heading')).toHaveText(policies);
  await expect(page).toHaveURL(/\/news\?category=policy$/);

  const again = callsOf(page);
  await page.reload();
  await whenShown(page);
  await expect(rowsIn(page).getByRole('heading')).toHaveText(policies);
  await expect(page.getByRole('link', { name: '政策', exact: true })).toHaveAttribute('aria-current', 'page');
  expect(again).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/agreement$/);
});

test('[OPS-06][PER-03] what an operator publishes is on the next page, and what is withdrawn is not', async ({
  page,
  gateway,
}) => {
  const title = '本周起保密协议可在线补签';
  await page.goto('/news?category=platform');
  await expect(page.getByText(title)).toHaveCount(0);
  const id = await publishNews(gateway, { title, category: 'platform' });
  await page.goto('/news?category=platform');
  await expect(rowsIn(page).first().getByRole('heading')).toHaveText(title);

  await gateway.inside.desk.news.withdraw(Number(id));
  await page.goto('/news?category=platform');
  await expect(rowsIn(page).first()).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

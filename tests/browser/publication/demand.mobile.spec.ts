import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { soundBuy } from '../../../tools/gallery/stories/sound-buy';
import { goOn } from './typing';

/** The bar of a step stands at the lower edge of a phone, however short the step, and stays there as one scrolls. */
const expectBarAtEdge = async (page: Page): Promise<void> => {
  const fromEdge = () =>
    page
      .locator('.pub-bottom')
      .evaluate((bar) => Math.abs(window.innerHeight - bar.getBoundingClientRect().bottom));
  await expect.poll(fromEdge).toBeLessThanOrEqual(1);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(fromEdge).toBeLessThanOrEqual(1);
};

const textOf = (field: string): string => soundBuy[field] ?? '';

test('[SCR-02][MKT-06] a demand is typed above its bar, listed, taken off, restored and confirmed', async ({
  page,
  browser,
  context,
  gateway,
  account,
}) => {
  const title = '求购华东谐波减速器企业控股权';
  await signIn(context, gateway, account);
  // The filter of a list is what a new demand begins with.
  await page.goto('/new_buy?kind=buy&industry=0102');
  await expect(page).toHaveURL(/id=/);
  await expect(page.getByText('已选 1 项')).toBeVisible();
  await expectBarAtEdge(page);
  const regions = page.getByRole('group', { name: '标的地区' });
  await regions.getByText('华东', { exact: true }).click();
  await regions.getByText('浙江', { exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /相符的/ })).toBeVisible();
  await page.getByLabel('最低金额').fill('20,000');
  await page.getByLabel('最高金额').fill('60,000');
  await goOn(page, '买方信息');
  await expectBarAtEdge(page);
  await page.getByText('产业集团').click();
  for (const [label, field] of [
    ['公司全称', 'companyName'],
    ['买方介绍', 'profile'],
    ['联系人', 'contact'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(textOf(field));
  await goOn(page, '要求与期限');
  await expectBarAtEdge(page);
  await page.getByLabel('标题').fill(title);
  await page.getByLabel('标的要求').fill(textOf('wanted'));
  await goOn(page, '确认提交');
  await expectBarAtEdge(page);
  await expect(page.getByRole('article')).toContainText('2–6 亿元');
  await expect(page.getByRole('article')).not.toContainText('杭州某某');
  // By the keyboard: the way on stood at the same place, where a second tap so soon counts for nothing.
  await page.getByRole('button', { name: '提交审核' }).press('Enter');
  await expect(page.getByLabel('收购方式')).toBeFocused();
  await page.getByLabel('收购方式').fill(textOf('acquiring'));
  await goOn(page, '确认提交');
  await page.getByRole('button', { name: '提交审核' }).press('Enter');
  await page.getByRole('link', { name: '查看我的发布' }).click();
  const row = page.getByRole('article').filter({ hasText: title });
  await expect(row).toContainText('审核中');

  const desk = gateway.inside.desk.publications;
  const waiting = await desk.list();
  const line = waiting._tag === 'Right' ? waiting.right.split('\n').find((each) => each.includes(title)) : '';
  await desk.approve(Number(/编号 (\d+)/.exec(line ?? '')?.[1]));
  await expect(row).toContainText('已发布');
  const visitor = await (await browser.newContext({ baseURL: gateway.url })).newPage();
  await visitor.goto('/buy?region=cn-33');
  await expect(visitor.getByRole('link', { name: title })).toBeVisible();
  await visitor.context().close();

  await row.getByRole('button', { name: '下架' }).click();
  await expect(row).toContainText('已下架');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row).toContainText('已发布');
  await row.getByRole('button', { name: '确认仍有效' }).click();
  await expect(page.getByText('已确认，30 天后再次提醒')).toBeVisible();
  await row.getByRole('button', { name: '下架' }).click();
  await expect(row).toContainText('已下架');
});

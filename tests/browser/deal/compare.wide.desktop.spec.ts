import { readFile } from 'node:fs/promises';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { onCall, refusal } from '../support/gateway-calls';
import { signIn } from '../support/log-in';
import { whenShown } from '../support/when-shown';
import { titlesOf } from '../sale/listed';
import { demoSeed } from '../../../tools/process/seeds';

const titles = titlesOf().slice(0, 5);

test('[MKT-11][ENT-10] deals are chosen, compared by what differs, exported and shared, a fifth is refused', async ({
  page,
  context,
  gateway,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: gateway.url });
  await signIn(context, gateway, demo.shen);
  const otherTab = await context.newPage();
  await otherTab.goto('/sale');
  await whenShown(otherTab);
  await page.goto('/sale');
  await whenShown(page);
  for (const title of titles) await page.getByRole('button', { name: `加入对比：${title}` }).click();
  const bar = page.getByRole('group', { name: '项目对比' });
  await expect(bar.getByRole('status')).toHaveText('至多对比 4 个项目，请先移出一个。');
  // The set belongs to the account: another tab shows it at once, and what it takes out is out here.
  const otherBar = otherTab.getByRole('group', { name: '项目对比' });
  await expect(otherBar.getByRole('link', { name: '对比（4）' })).toBeVisible();
  await otherTab.getByRole('button', { name: `加入对比：${titles[0] ?? ''}` }).click();
  await expect(bar.getByRole('link', { name: '对比（3）' })).toBeVisible();
  await otherTab.getByRole('button', { name: `加入对比：${titles[0] ?? ''}` }).click();
  await otherTab.close();
  await bar.getByRole('link', { name: '对比（4）' }).click();
  await expect(page).toHaveURL(/\/sale\?compare=[\w-]+(,[\w-]+){3}$/);
  const table = page.getByRole('table', { name: '4 个项目的对比' });
  await expect(
    table.getByRole('columnheader').getByRole('link', { name: titles[3] ?? '', exact: true }),
  ).toBeVisible();
  await expect(table.getByText('签署NDA后可见').first()).toBeVisible();
  const rows = table.getByRole('row');
  const all = await rows.filter({ visible: true }).count();
  const ways = table.getByRole('row', { name: /^下一步/ }).getByRole('link');
  await expect(ways).toHaveCount(4);
  await expect(ways.first()).toHaveAttribute('href', /^\/sale\/\w+\/\d+$/);
  await page.getByRole('switch', { name: /^只看不同/ }).click();
  await expect(ways.first()).toBeVisible();
  expect(await rows.filter({ visible: true }).count()).toBeLessThan(all);

  await table.getByRole('link', { name: `移出：${titles[3] ?? ''}` }).click();
  await expect(page.getByRole('table', { name: '3 个项目的对比' })).toBeVisible();

  // Exported: the file is for a spreadsheet, and sealed cells say so in it.
  const path = new URL(page.url()).pathname + new URL(page.url()).search;
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出表格' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^项目对比-\d{8}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF"项目对比","')).toBe(true);
  expect(text).toMatch(/"公司名称",.*"签署NDA后可见".*\r\n/);
  await expect(page.getByText('表格已保存，请在下载中查看。')).toBeVisible();
  await page.getByRole('button', { name: '分享' }).click();
  await expect(page.getByText('链接已复制，可以粘贴给对方。')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${gateway.url}${path}`);
  await onCall(page, '/webapp/sale!shareImagePath.action', refusal(404, '项目不存在或已下架'));
  await page.getByRole('button', { name: '分享' }).click();
  await expect(page.getByText('对比中有项目已下架，不能分享；移出该项目后可以分享。')).toBeVisible();
});

/** Shen's NDA on it waits for its owner in the seed. */
const pending = demoSeed.sales.find(({ id }) => id === '20260391');

test('[MKT-11][ENT-09] the approval of an NDA shows at once in a comparison and in a list', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.shen);
  const list = await context.newPage();
  await list.goto('/sale');
  const row = list.getByRole('listitem').filter({ hasText: pending?.title ?? '' });
  await expect(row.getByText('待审核')).toBeVisible();
  await page.goto('/sale?compare=20260391,20260409');
  await expect(page).toHaveTitle(/^(\(\d+\) )?项目对比 - /);
  const company = page.getByText(pending?.companyName ?? '').first();
  await expect(page.getByText('待审核').first()).toBeVisible();
  await expect(company).toHaveCount(0);
  const { desk } = gateway.inside;
  const listed = await desk.ndas.list();
  const number = /编号 (\d+) {2}XM20260391/.exec('right' in listed ? listed.right : '')?.[1] ?? '';
  expect(await desk.ndas.approve(number)).toMatchObject({ _tag: 'Right' });
  await expect(company).toBeVisible();
  await expect(page.getByText('待审核')).toHaveCount(0);
  await expect(row.getByText('已签署')).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import { endOfTerm } from '../../../gateway/src/domain/nda/nda';
import { seeds } from '../../../gateway/src/seed/seeds';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { ownClock } from '../support/frozen-clock';
import { onCall, refusal } from '../support/gateway-calls';
import { signIn } from '../support/log-in';
import { whenShown } from '../support/when-shown';
import { titlesOf } from '../sale/listed';

const titles = titlesOf().slice(0, 5);

test('[MKT-11] deals are chosen in the list, a fifth is refused, and they stand beside each other with what differs and what is sealed', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.shen);
  await page.goto('/sale');
  await whenShown(page);
  for (const title of titles) await page.getByRole('button', { name: `加入对比：${title}` }).click();
  const bar = page.getByRole('group', { name: '项目对比' });
  await expect(bar.getByRole('status')).toHaveText('至多对比 4 个项目，请先移出一个。');
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
  const [first = '', second = '', third = ''] =
    new URL(page.url()).searchParams.get('compare')?.split(',') ?? [];
  await page.goto(`/sale?compare=${[first, 'never-was', second, third, '20260365', '20260391'].join(',')}`);
  await expect(
    page.getByText('没有放入对比：1 个项目不存在或已下架，2 个项目超出 4 个的上限。'),
  ).toBeVisible();
  await page.goto(`/sale?compare=${first},${first}`);
  await expect(page.getByText('没有放入对比：1 个项目重复。')).toBeVisible();
  await expect(page.getByText('只有一个项目，再加一个即可对比。')).toBeVisible();
  await expect(page.getByRole('table').getByRole('columnheader')).not.toHaveCount(0);
  await page.goto('/sale?compare=never-was');
  await expect(page.getByText('至少需要两个项目')).toBeVisible();
  await page.goto(`/sale?compare=${first},a%20b,%3Cb%3E`);
  await expect(page.getByText('没有放入对比：“a b”、“<b>”不是项目编号。')).toBeVisible();
  await page.goto('/sale?compare=a%20b');
  await expect(page.getByText('没有放入对比：“a b”不是项目编号。')).toBeVisible();
  await expect(page.getByText('至少需要两个项目')).toBeVisible();
});

const dayMs = 24 * 60 * 60_000;
/** Shen's NDAs on them were approved so many days before the morning that the seed is of. */
const opened = [
  { id: '20260409', daysAgo: 21 },
  { id: '20260377', daysAgo: 8 },
].map(({ id, daysAgo }) => ({
  id,
  company: seeds.demo.sales.find((sale) => sale.id === id)?.companyName ?? '',
  end: endOfTerm((Math.floor(Date.now() / dayMs) - daysAgo) * dayMs),
}));

test('[ENT-08][ENT-09] without a network what NDAs opened of deals beside each other is closed when the first of them ends, and stands again once the gateway says so', async ({
  page,
  context,
  gateway,
  watch,
}) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await page.routeWebSocket(/\/ws\?/, (socket) => socket.close());
  await signIn(context, gateway, demo.shen);
  await ownClock(page);
  await page.goto(`/sale?compare=${opened.map(({ id }) => id).join(',')}`);
  const companies = opened.map(({ company }) => page.getByText(company).first());
  for (const company of companies) await expect(company).toBeVisible();
  const now = await page.evaluate(() => Date.now());
  await page.clock.fastForward(Math.min(...opened.map(({ end }) => end)) - now - 60_000);
  for (const company of companies) await expect(company).toBeVisible();
  await context.setOffline(true);
  await page.clock.fastForward(61_000);
  for (const company of companies) await expect(company).toHaveCount(0);
  await expect(page.getByText('签署NDA后可见').first()).toBeVisible();
  const html = await page.content();
  expect(opened.filter(({ company }) => html.includes(company))).toEqual([]);

  await context.setOffline(false);
  for (const company of companies) await expect(company).toBeVisible();
});

/** Shen's NDA on it waits for its owner in the seed. */
const pending = seeds.demo.sales.find(({ id }) => id === '20260391');

test('[MKT-11][ENT-09] what is decided of an NDA is seen at once where its deal stands beside others, and in its row of a list that keeps its place', async ({
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
  const told = await desk.ndas.list();
  const number = /编号 (\d+) {2}XM20260391/.exec('right' in told ? told.right : '')?.[1] ?? '';
  expect(await desk.ndas.approve(number)).toMatchObject({ _tag: 'Right' });
  await expect(company).toBeVisible();
  await expect(page.getByText('待审核')).toHaveCount(0);
  await expect(row.getByText('已签署')).toBeVisible();
});

test('[MKT-11][ENT-10] a comparison is shared by its own address while each of its deals may be, and kept as a table in which what is sealed says so', async ({
  page,
  context,
  gateway,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: gateway.url });
  await signIn(context, gateway, demo.shen);
  const path = '/sale?compare=20260418,20260409';
  await page.goto(path);
  await whenShown(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出表格' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^项目对比-\d{8}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF"项目对比","')).toBe(true);
  expect(text).toMatch(/"公司名称","签署NDA后可见","[^"]+"\r\n/);
  await expect(page.getByText('表格已保存，请在下载中查看。')).toBeVisible();

  await page.getByRole('button', { name: '分享' }).click();
  await expect(page.getByText('链接已复制，可以粘贴给对方。')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${gateway.url}${path}`);
  await onCall(page, '/webapp/sale!shareImagePath.action', refusal(404, '项目不存在或已下架'));
  await page.getByRole('button', { name: '分享' }).click();
  await expect(page.getByText('对比中有项目已下架，不能分享；移出该项目后可以分享。')).toBeVisible();
});

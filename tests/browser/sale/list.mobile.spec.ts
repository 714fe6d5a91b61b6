import type { Locator } from '@playwright/test';
import { doubleText, overflows } from '../accessibility/overflows';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { signIn } from '../support/log-in';
import { whenShown } from '../support/when-shown';
import { isEastern, rowsIn, titlesOf } from './listed';

const all = titlesOf();
const eastern = titlesOf(isEastern).slice(0, 20);

test('[PER-02][PER-03] the deals come with the page, load as one scrolls, and only those near stay', async ({
  page,
}) => {
  const calls = callsOf(page);
  await page.goto('/sale');
  await whenShown(page);
  await expect(rowsIn(page)).toHaveText(all.slice(0, 20));
  await expect(page.getByText(`共 ${all.length} 个结果`, { exact: true })).toBeVisible();
  expect(calls).toEqual([]);

  const seen = new Set<string>();
  await expect(async () => {
    for (const title of await rowsIn(page).allTextContents()) seen.add(title);
    await page.evaluate(() => window.scrollBy({ top: 500, behavior: 'instant' }));
    expect([...seen]).toEqual([...all]);
  }).toPass({ intervals: [50] });
  // Rows far from the window left the document; the last says its place among all.
  expect(await rowsIn(page).count()).toBeLessThan(20);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: all.at(-1) ?? '' }),
  ).toHaveAttribute('aria-posinset', `${all.length}`);
  await expect(page.getByText('没有更多了')).toBeVisible();
});

test('[SCR-02][LAY-19] the filter sheet keeps its parts in order, and back forgets what was not applied', async ({
  page,
}) => {
  await page.goto('/user/agreement');
  await whenShown(page);
  await page.goto('/sale');
  await whenShown(page);
  const sheet = page.getByRole('dialog', { name: '筛选' });
  const marked = sheet.getByRole('group', { name: '筛选项' }).locator('[aria-current="true"]');
  const part = (name: string): Locator => sheet.getByRole('region', { name });
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  await expect(marked).toHaveText('行业');
  await expect(part('行业').getByRole('heading', { name: '行业' })).toBeInViewport();
  // Where nothing is chosen, nothing stands between the choices and the buttons.
  const foot = sheet.locator('.filter-foot');
  const above = await sheet.locator('.filter-body').boundingBox();
  expect((await foot.boundingBox())?.y).toBeLessThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) + 1);
  await part('地区').getByLabel('全部华东').scrollIntoViewIfNeeded();
  await part('地区').evaluate((region) => region.scrollIntoView({ behavior: 'instant' }));
  await expect(marked).toHaveText('地区');
  for (const name of ['融资轮次', '关键词', '金额']) {
    await sheet.getByRole('button', { name, exact: true }).click();
    await expect(marked).toHaveText(name);
    await expect(part(name).getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
  }
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/sale$/);

  // Industries after the first two groups are folded; a choice stays in sight, and is forgotten by back.
  await page.getByRole('button', { name: '行业', exact: true }).click();
  const food = sheet.getByRole('group', { name: /^农业食品/ });
  await expect(food).toHaveCount(0);
  await sheet.getByRole('button', { name: '展开全部 12 类行业' }).click();
  await food.getByRole('checkbox').first().check();
  await sheet.getByRole('button', { name: '收起' }).click();
  await expect(food.getByRole('checkbox').first()).toBeChecked();
  await expect(sheet.getByRole('group', { name: /^房地产/ })).toHaveCount(0);
  await sheet.getByLabel('机器人', { exact: true }).check();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: '行业', exact: true }).click();
  await expect(sheet.getByLabel('机器人', { exact: true })).not.toBeChecked();
  await page.goBack();

  await page.getByRole('button', { name: '地区', exact: true }).click();
  await expect(marked).toHaveText('地区');
  await expect(part('地区').getByRole('heading', { name: '地区' })).toBeInViewport({ ratio: 1 });
  await part('地区').getByLabel('全部华东').check();
  await part('地区').getByLabel('不限').check();
  await expect(part('地区').getByLabel('全部华东')).not.toBeChecked();
  await page.goBack();

  await page.getByRole('button', { name: '金额', exact: true }).click();
  await sheet.getByLabel('最低').fill('5');
  await sheet.getByLabel('最高').fill('1');
  await expect(sheet.getByRole('alert')).toHaveText('最低金额不能高于最高金额');
  await sheet.getByRole('button', { name: '最低金额不能高于最高金额' }).click({ force: true });
  await expect(page).toHaveURL(/\/sale$/);
  await sheet.getByLabel('单位').selectOption('亿元');
  await sheet.getByLabel('最低').fill('1');
  await sheet.getByLabel('最高').fill('5');
  await sheet.getByRole('button', { name: /^查看 \d+ 个项目/ }).click();
  await expect(page).toHaveURL(/\/sale\?min=10000&max=50000$/);
});

test('[SCR-03][ENT-08] a filter is applied, cleared and loosened; a sealed amount keeps its line', async ({
  page,
  context,
  gateway,
}) => {
  await page.goto('/sale');
  await whenShown(page);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.addEventListener('click', () => main.setAttribute('data-fallen', ''), { capture: true });
  });
  await page.getByRole('button', { name: '地区', exact: true }).click();
  await page.getByRole('main').evaluate((main) => main.removeAttribute('data-fallen'));
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByLabel('全部华东').check();
  // The second tap of a double tap on the button falls on nothing below the sheet.
  await sheet.getByRole('button', { name: `查看 ${titlesOf(isEastern).length} 个项目` }).dblclick();
  await expect(page).toHaveURL(/\/sale\?region=cn-east$/);
  await expect(page.getByRole('main')).not.toHaveAttribute('data-fallen');
  await expect(rowsIn(page)).toHaveText(eastern);
  await page.reload();
  await whenShown(page);
  await expect(rowsIn(page)).toHaveText(eastern);
  await page.getByRole('button', { name: '去掉华东' }).click();
  await expect(page).toHaveURL(/\/sale$/);
  await expect(rowsIn(page)).toHaveText(all.slice(0, 20));
  await page.getByRole('link', { name: '国资挂牌' }).click();
  await expect(page).toHaveURL(/\/sale\/landing/);

  await signIn(context, gateway, demo.shen);
  await page.goto('/sale?industry=0102&keyword=不存在的词');
  await whenShown(page);
  await expect(page.getByText('没有符合的项目')).toBeVisible();
  const reducers = titlesOf(({ industry }) => industry === '机器人');
  await page.getByRole('button', { name: '行业，1 项' }).click();
  await expect(sheet.getByRole('button', { name: '没有符合的项目' })).toBeVisible();
  await sheet.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: `去掉“不存在的词”后有 ${reducers.length} 个项目` }).click();
  await expect(page).toHaveURL(/\/sale\?industry=0102$/);
  await expect(rowsIn(page)).toHaveText(reducers.slice(0, 20));
  await page.getByRole('button', { name: '去掉机器人' }).click();
  await expect(page).toHaveURL(/\/sale$/);
  await expect(rowsIn(page)).toHaveText(all.slice(0, 20));
  await page.getByRole('link', { name: '国资挂牌' }).click();
  await expect(page).toHaveURL(/\/sale\/soe$/);
  await expect(rowsIn(page)).toHaveText(titlesOf(({ sourceType }) => sourceType === 'soe').slice(0, 20));

  await page.getByRole('main').getByRole('link', { name: '全部', exact: true }).click();
  await expect(page).toHaveURL(/\/sale$/);
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('.deal-fact:last-child .seal') })
    .first();
  // As the gateway seals it: no deal of the seed hides its amount.
  await card.evaluate((deal) => {
    const seal = deal.querySelector('.seal');
    if (seal !== null) deal.querySelector('.deal-fact dd')?.replaceChildren(seal.cloneNode(true));
  });
  const seal = card.locator('.deal-fact').first().locator('.seal');
  expect((await seal.boundingBox())?.height).toBe(24);
  const lines = await card
    .locator('.deal-fact')
    .evaluateAll((facts) => new Set(facts.map((fact) => fact.getBoundingClientRect().top)).size);
  expect(lines, 'the figures stand side by side, as those of a deal that shows them').toBe(1);
  await page.evaluate(doubleText);
  expect(await page.evaluate(overflows)).toEqual([]);
});

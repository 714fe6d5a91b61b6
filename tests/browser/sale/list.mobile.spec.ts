import type { Locator } from '@playwright/test';
import { doubleText, overflows } from '../accessibility/overflows';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { signIn } from '../support/log-in';
import { whenShown } from '../support/when-shown';
import { isEastern, rowsIn, titlesOf } from './listed';

const all = titlesOf();

test('[PER-02][PER-03] the deals come with the page, the one confirmed last first, the rest as one scrolls, and only those near stay', async ({
  page,
}) => {
  const calls = callsOf(page);
  await page.goto('/sale');
  await whenShown(page);
  await expect(rowsIn(page)).toHaveText(all.slice(0, 20));
  await expect(page.getByText(`共 ${all.length} 个结果`)).toBeVisible();
  expect(calls).toEqual([]);

  const seen = new Set<string>();
  await expect(async () => {
    for (const title of await rowsIn(page).allTextContents()) seen.add(title);
    await page.evaluate(() => window.scrollBy({ top: 500, behavior: 'instant' }));
    expect([...seen]).toEqual([...all]);
  }).toPass({ intervals: [50] });
  // What is far from what is seen left the document; what stands there says which of how many it is.
  expect(await rowsIn(page).count()).toBeLessThan(20);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: all.at(-1) ?? '' }),
  ).toHaveAttribute('aria-posinset', `${all.length}`);
  await expect(page.getByText('没有更多了')).toBeVisible();
});

test('[SCR-03][SCR-02] a filter tells how many there would be, goes into the address, and is taken off by its chip', async ({
  page,
}) => {
  const east = titlesOf(isEastern);
  await page.goto('/sale');
  await whenShown(page);
  await page.getByRole('button', { name: '地区', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByLabel('全部华东').check();
  await sheet.getByRole('button', { name: `查看 ${east.length} 个项目` }).click();
  await expect(page).toHaveURL(/\/sale\?region=cn-east$/);
  await expect(rowsIn(page)).toHaveText(east.slice(0, 20));

  await page.reload();
  await whenShown(page);
  await expect(rowsIn(page)).toHaveText(east.slice(0, 20));
  await page.getByRole('button', { name: '去掉华东' }).click();
  await expect(page).toHaveURL(/\/sale$/);
  await expect(rowsIn(page)).toHaveText(all.slice(0, 20));
});

test('[SCR-02] industries are folded after the first two groups, what is chosen stays in sight, and 不限 takes all regions back', async ({
  page,
}) => {
  await page.goto('/sale?region=cn-east');
  await whenShown(page);
  await page.getByRole('button', { name: '行业', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  const food = sheet.getByRole('group', { name: /^农业食品/ });
  await expect(food).toHaveCount(0);
  await sheet.getByRole('button', { name: '展开全部 12 类行业' }).click();
  await food.getByRole('checkbox').first().check();
  await sheet.getByRole('button', { name: '收起' }).click();
  await expect(food.getByRole('checkbox').first()).toBeChecked();
  await expect(sheet.getByRole('group', { name: /^房地产/ })).toHaveCount(0);
  const anywhere = sheet.getByRole('region', { name: '地区' }).getByLabel('不限');
  await expect(anywhere).not.toBeChecked();
  await anywhere.check();
  await expect(sheet.getByRole('region', { name: '地区' }).getByLabel('全部华东')).not.toBeChecked();
});

test('[SCR-07][LAY-19] what is told for a moment covers nothing of a sheet that is opened then, and can be taken back over it', async ({
  page,
  member: _,
}) => {
  await page.goto('/sale');
  await whenShown(page);
  const star = page.getByRole('button', { name: `收藏：${all[0] ?? ''}` });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  const undo = page.getByRole('button', { name: '撤销' });
  await expect(undo).toBeVisible();
  await page.getByRole('button', { name: '行业', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await expect(sheet).toBeVisible();
  const [over, under] = [await undo.boundingBox(), await sheet.boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  await undo.click();
  await expect(undo).toHaveCount(0);
  await page.goBack();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
});

test('[LAY-19] of a double tap that closes the sheet the second falls on nothing beneath it', async ({
  page,
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
  await sheet.getByRole('button', { name: /^查看 \d+ 个项目$/ }).dblclick();
  await expect(page).toHaveURL(/\/sale\?region=cn-east$/);
  await expect(page.getByRole('main')).not.toHaveAttribute('data-fallen');
  // The next press is one of its own.
  await page.getByRole('button', { name: '去掉华东' }).click();
  await expect(page).toHaveURL(/\/sale$/);
});

test('[LAY-19][SCR-02] back closes the sheet first, and what was not applied is forgotten', async ({
  page,
}) => {
  await page.goto('/user/agreement');
  await whenShown(page);
  await page.goto('/sale');
  await whenShown(page);
  await page.getByRole('button', { name: '行业', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByLabel('机器人', { exact: true }).check();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/sale$/);
  await page.getByRole('button', { name: '行业', exact: true }).click();
  await expect(sheet.getByLabel('机器人', { exact: true })).not.toBeChecked();
});

test('[SCR-02] the parts of the sheet stand below each other: it opens at the first or at the one asked for, and marks the one that is read', async ({
  page,
}) => {
  await page.goto('/sale');
  await whenShown(page);
  const sheet = page.getByRole('dialog', { name: '筛选' });
  const marked = sheet.getByRole('group', { name: '筛选项' }).locator('[aria-current="true"]');
  const part = (name: string): Locator => sheet.getByRole('region', { name });
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  await expect(marked).toHaveText('行业');
  await expect(part('行业').getByRole('heading', { name: '行业' })).toBeInViewport();
  // Where nothing is chosen, nothing stands between what can be chosen and the buttons.
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
  await page.getByRole('button', { name: '地区', exact: true }).click();
  await expect(marked).toHaveText('地区');
  await expect(part('地区').getByRole('heading', { name: '地区' })).toBeInViewport({ ratio: 1 });
});

test('[VAL-06] a least amount over the most is said beside it and by the button, and leads nowhere', async ({
  page,
}) => {
  await page.goto('/sale');
  await whenShown(page);
  await page.getByRole('button', { name: '金额', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
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

test('[SCR-02] where nothing fits, the button says so and leads nowhere, and an empty list says which condition leaves nothing, and offers to clear', async ({
  page,
}) => {
  await page.goto('/sale?industry=0102&keyword=不存在的词');
  await whenShown(page);
  await expect(page.getByText('没有符合的项目')).toBeVisible();
  await expect(page.getByRole('link', { name: '发布求购需求' })).toHaveAttribute(
    'href',
    `/new_buy?kind=buy&industry=0102&keyword=${encodeURIComponent('不存在的词')}`,
  );
  const reducers = titlesOf(({ industry }) => industry === '机器人');
  await page.getByRole('button', { name: `去掉“不存在的词”后有 ${reducers.length} 个项目` }).click();
  await expect(page).toHaveURL(/\/sale\?industry=0102$/);
  await expect(rowsIn(page)).toHaveText(reducers.slice(0, 20));
  await page.goto('/sale?industry=0102&keyword=不存在的词');
  await whenShown(page);
  await page.getByRole('button', { name: '行业，1 项' }).click();
  const nothing = page.getByRole('dialog').getByRole('button', { name: '没有符合的项目' });
  await expect(nothing).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '清空条件' }).click();
  await expect(page).toHaveURL(/\/sale$/);
  await expect(rowsIn(page)).toHaveText(all.slice(0, 20));
});

test('[SCR-03] conditions of an address that cannot be are told one by one, and the rest is kept', async ({
  page,
}) => {
  await page.goto('/sale?region=cn-east,atlantis&min=9&max=1&sort=worst');
  await whenShown(page);
  await expect(page.getByText('链接中有 3 个条件没有采用')).toContainText(
    '金额“9–1 万元”最低高于最高；地区“atlantis”没有这一项；排序“worst”没有这一项',
  );
  await expect(rowsIn(page)).toHaveText(titlesOf(isEastern).slice(0, 20));

  await page.goto('/gf?round=r-a&min=abc&within=century');
  await whenShown(page);
  const told = page.getByText('链接中有 3 个条件没有采用');
  for (const part of ['最低金额“abc”', '轮次“r-a”', '“century”']) await expect(told).toContainText(part);
});

test('[SCR-03][ACC-02] a source has a list of its own for who is logged in; a visitor reads the overview instead', async ({
  page,
  context,
  gateway,
}) => {
  await page.goto('/sale');
  await whenShown(page);
  await page.getByRole('link', { name: '国资挂牌' }).click();
  await expect(page).toHaveURL(/\/sale\/landing/);
  await signIn(context, gateway, demo.shen);
  await page.goto('/sale');
  await whenShown(page);
  await page.getByRole('link', { name: '国资挂牌' }).click();
  await expect(page).toHaveURL(/\/sale\/soe$/);
  await expect(rowsIn(page)).toHaveText(titlesOf(({ sourceType }) => sourceType === 'soe').slice(0, 20));
});

test('[ENT-08] a sealed amount stands in one line on a card, and within the card at twice the text', async ({
  page,
}) => {
  await page.goto('/sale');
  await whenShown(page);
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
  expect(lines, 'the figures stand side by side, as those of a deal that tells them').toBe(1);
  await page.evaluate(doubleText);
  expect(await page.evaluate(overflows)).toEqual([]);
});

import { seedTransfers } from '../../../gateway/src/seed/content/transfers/all-transfers';
import { titlesOf } from '../buy/listed';
import { givenToSheet, putSheet } from '../deal/on-the-sheet';
import { expect, test } from '../support/fixtures';
import { broken, onCall } from '../support/gateway-calls';
import { whenShown } from '../support/when-shown';

const [demand = ''] = titlesOf();
const [transfer = ''] = [...seedTransfers]
  .sort((one, other) => one.confirmedDaysAgo - other.confirmedDaysAgo)
  .map(({ title }) => title);

const kinds = [
  {
    name: 'a demand',
    list: '/buy',
    title: demand,
    hub: /求购需求 ?1 项/,
    kept: '收藏的求购需求列表',
    none: '还没有收藏的求购需求',
  },
  {
    name: 'a share transfer',
    list: '/gf',
    title: transfer,
    hub: /股份转让 ?1 项/,
    kept: '收藏的股份转让列表',
    none: '还没有收藏的股份转让',
  },
];

for (const { name, list, title, hub, kept, none } of kinds) {
  test(`[SCR-07] ${name} is kept in its list and on its page, stands among the favourites, and is had back after it was taken out`, async ({
    page,
    member: _,
    watch,
  }) => {
    watch.announce(/ERR_CONNECTION_RESET/);
    await page.goto(list);
    await whenShown(page);
    const star = page.getByRole('button', { name: `收藏：${title}` });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'true');

    const toggle = await onCall(page, '/webapp/collect!toggle.action', broken);
    await star.click();
    await expect(page.getByRole('alert')).toHaveText(/^收藏没有保存：/);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await toggle.stop();

    await page.goto('/favorite');
    await page.getByRole('link', { name: hub }).click();
    const row = page.getByRole('list', { name: kept }).getByRole('heading', { name: title });
    await expect(row).toBeVisible();
    await star.click();
    await expect(page.getByText(none)).toBeVisible();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(row).toBeVisible();
    await page.reload();
    await expect(row).toBeVisible();
  });

  test(`[ENT-10] ${name} is shared with its title and address`, async ({ page, member: _, gateway }) => {
    await putSheet(page);
    await page.goto(list);
    await whenShown(page);
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: '分享' }).click();
    await expect.poll(() => givenToSheet(page)).toMatchObject([{ title }]);
    const [given] = await givenToSheet(page);
    expect(given?.url).toBe(page.url());
    expect(page.url()).toContain(`${gateway.url}${list}/`);
  });
}

import { titlesOf } from '../buy/listed';
import { givenToSheet, putSheet } from '../deal/on-the-sheet';
import { expect, test } from '../support/fixtures';
import { broken, onCall } from '../support/gateway-calls';
import { whenShown } from '../support/when-shown';
import { pressAndSave, toggleCall } from './saved-press';
import { demoSeed } from '../../../tools/process/seeds';

const [demand = ''] = titlesOf();
const [transfer = ''] = [...demoSeed.transfers]
  .sort((one, other) => one.confirmedDaysAgo - other.confirmedDaysAgo)
  .map(({ title }) => title);

const kinds = [
  {
    list: '/buy',
    title: demand,
    hub: /求购需求 ?1 项/,
    kept: '收藏的求购需求列表',
    none: '还没有收藏的求购需求',
  },
  {
    list: '/gf',
    title: transfer,
    hub: /股份转让 ?1 项/,
    kept: '收藏的股份转让列表',
    none: '还没有收藏的股份转让',
  },
];

test('[SCR-07][ENT-10] a demand and a share transfer are starred, shared, listed and restored', async ({
  page,
  member: _,
  gateway,
  watch,
}) => {
  watch.announce(/ERR_CONNECTION_RESET/);
  await putSheet(page);
  const starOf = (title: string) => page.getByRole('button', { name: `收藏：${title}` });
  for (const { list, title } of kinds) {
    const star = starOf(title);
    await page.goto(list);
    await whenShown(page);
    await pressAndSave(page, star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    const failing = await onCall(page, toggleCall, broken);
    await star.click();
    await expect(page.getByRole('alert')).toHaveText(/^收藏没有保存：/);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await failing.stop();

    await page.getByRole('button', { name: '分享' }).click();
    await expect.poll(() => givenToSheet(page)).toMatchObject([{ title, url: page.url() }]);
    expect(page.url()).toContain(`${gateway.url}${list}/`);
  }

  await page.goto('/favorite');
  const rowOf = ({ kept, title }: (typeof kinds)[number]) =>
    page.getByRole('list', { name: kept }).getByRole('heading', { name: title });
  for (const kind of kinds) {
    await page.getByRole('link', { name: kind.hub }).click();
    await expect(rowOf(kind)).toBeVisible();
    await pressAndSave(page, starOf(kind.title));
    await expect(page.getByText(kind.none)).toBeVisible();
    await pressAndSave(page, page.getByRole('button', { name: '撤销' }));
    await expect(rowOf(kind)).toBeVisible();
    await page.goBack();
  }
});

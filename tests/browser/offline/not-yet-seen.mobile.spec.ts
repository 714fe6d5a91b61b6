import { expect, test } from '../support/fixtures';
import { expectNotCome, notSeen, offlineAtHome } from './not-yet-seen';
import { expectWhole } from './walk';

test('[LAY-13][LAY-16] pages not yet seen say offline that they did not load, and load when it is back', async ({
  page,
  context,
  gateway,
  phone,
  watch,
}) => {
  const [deal, order] = ['saleDetail', 'orderDetail'].flatMap((name) =>
    notSeen.filter(({ row }) => row.name === name),
  );
  if (deal === undefined || order === undefined) throw new Error('the route table has no such page');
  await offlineAtHome({ page, context, gateway, watch }, false);
  await expectNotCome(page, deal, phone);
  await context.setOffline(false);
  await expectWhole(page);

  await context.setOffline(true);
  await expectNotCome(page, order, phone);
  await context.setOffline(false);
  // The page was reloaded by itself less than a minute ago: the second time the user is asked.
  await expect(page.getByText('请稍后重试。')).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  await expectWhole(page);
});

import { test } from '../support/fixtures';
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
  // A reload by itself is done at most once a minute: where that one was used, the user is asked.
  const retry = page.getByRole('button', { name: '重试' });
  const shown = page.getByRole('link', { name: '返回我的订单' });
  await retry.or(shown).first().waitFor();
  if (await retry.isVisible()) await retry.click();
  await expectWhole(page);
});

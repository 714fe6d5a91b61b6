import { expect, test } from '../chat/two-people';
import { log, menuOf, write } from '../chat/talking';
import { memberIn } from '../payment/vendor';

const hour = 60 * 60_000;
const year = 365 * 24 * hour;

test('[CLK-01] a wrong device clock changes neither what a member may do nor what is shown', async ({
  page,
  context,
  gateway,
  other,
}) => {
  const at = await memberIn(context, gateway);
  const orderNo = await at.placed('plan-facility-year');
  const anHourAhead = gateway.clock.now() + hour;
  const wrongTimes = [anHourAhead, gateway.clock.now() + year, -hour];
  await page.clock.install({ time: anHourAhead });
  for (const [place, wrong] of wrongTimes.entries())
    await test.step(new Date(wrong).toISOString(), async () => {
      await page.clock.setSystemTime(wrong);
      await page.goto(`/pay/${orderNo}`);
      await expect(page.getByRole('button', { name: '立即支付' })).toBeVisible();
      await expect(page.getByText('支付时间已过')).toHaveCount(0);

      await page.goto(other.address);
      const words = `第${place}次`;
      await write(page, words);
      await expect(log(page)).toContainText(words);
      const recall = (await menuOf(page, words)).getByRole('menuitem', { name: /^撤回/ });
      await expect(recall).toHaveText(/还剩 (1:\d\d|2:00)/);
      await page.clock.setSystemTime(wrong + 3 * hour);
      await expect(recall).toHaveText(/还剩 1:\d\d/);
      await recall.click();
      await expect(log(page)).toContainText('您撤回了一条消息');

      await page.goto('/message');
      const row = page.getByRole('main').getByRole('link').filter({ hasText: other.account.name });
      await expect(row.locator('time')).toHaveText(/^(刚刚|[1-9]分钟前)$/);
    });
});

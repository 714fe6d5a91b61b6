import { banner, turnToSecond } from '../support/carousel';
import { expect, test } from '../support/fixtures';
import { freeze, ownClock } from '../support/frozen-clock';
import { lively } from '../support/lively';

test.use(lively);

test('[SCR-01] the carousel waits under the pointer', async ({ page }) => {
  await ownClock(page);
  await page.goto('/');
  await turnToSecond(page);
  await freeze(page);
  const box = await page.getByRole('region', { name: '推荐', exact: true }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40, { steps: 5 });

  await page.clock.runFor(20_000);
  await expect(banner(page, 2)).toHaveAttribute('data-current', 'true');
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_000);
  await expect(banner(page, 3)).toHaveAttribute('data-current', 'true');
});

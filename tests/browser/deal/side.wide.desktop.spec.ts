import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { whenLoaded } from '../support/when-shown';

test('[LAY-17][SCR-03] on a desktop each action of a deal is reached by keyboard and scrolled into view', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.shen);
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/sale/entrust/20260409');
  await whenLoaded(page);
  const side = page.getByRole('main').locator('.deal-side').getByRole('button');
  await expect(side.filter({ hasText: '撤回' })).toBeVisible();
  await side.first().focus();
  // Links between the buttons may come later than the buttons.
  const isLast = () => side.last().evaluate((button) => button === document.activeElement);
  for (let pressed = 0; pressed < 24 && !(await isLast()); pressed += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  }
  await expect(side.last()).toBeFocused();
});

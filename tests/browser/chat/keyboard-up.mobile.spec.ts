import { field, log } from './talking';
import { expect, test } from './two-people';

test('[SCR-11] the composer stands above a keyboard that covers a part of the page', async ({
  page,
  other,
}, info) => {
  await page.goto(other.address);
  await expect(field(page)).toBeVisible();
  await field(page).focus();
  const whole = await page.evaluate(() => window.innerHeight);
  // As a keyboard does it: the window stays, what is seen of it shrinks.
  await page.evaluate(() => {
    const view = window.visualViewport;
    if (view === null) return;
    Object.defineProperty(view, 'height', { value: window.innerHeight - 300, configurable: true });
    view.dispatchEvent(new Event('resize'));
  });
  const bottom = async (): Promise<number> => {
    const box = await page.getByRole('form', { name: '发送消息' }).boundingBox();
    return box === null ? Infinity : box.y + box.height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(whole - 300);
  await expect(log(page).getByText('您好')).toBeInViewport();
  await page.screenshot({ path: info.outputPath('keyboard-up.png') });
});

import { freeze } from '../support/frozen-clock';
import { log, menuOf, write } from './talking';
import { expect, test } from './two-people';

test('[SCR-11] the menu of one’s own message counts down how long it can be taken back, and offers it no longer at 0', async ({
  page,
  gateway,
  other,
}) => {
  // By the gateway's time, which another test may have moved: by it the two minutes run.
  await page.clock.install({ time: gateway.clock.now() });
  await page.goto(other.address);
  await write(page, '首期款八成');
  await expect(log(page).locator('.chat-row').filter({ hasText: '首期款八成' })).toContainText('已读');
  await freeze(page);
  const menu = await menuOf(page, '首期款八成');
  const item = menu.getByRole('menuitem', { name: /^撤回/ });
  const left = async (): Promise<number> => {
    const [, minutes, seconds] = /(\d):(\d\d)/.exec(await item.innerText()) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const first = await left();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(120);
  await page.clock.runFor(1_000);
  await expect.poll(left).toBe(first - 1);
  await page.clock.runFor((first - 2) * 1_000);
  await expect(item).toContainText('还剩 0:01');
  await page.clock.runFor(1_000);
  await expect(item).toHaveCount(0);
  await expect(menu.getByRole('menuitem', { name: '引用' })).toBeVisible();
});

import { field, log, rowOf, write } from './talking';
import { expect, test } from './two-people';

test('[SCR-11] at a desk the conversation stands beside the part of the inbox that it was opened from; Enter sends', async ({
  page,
  other,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/message?of=chat');
  const row = rowOf(page, other.account.name);
  await row.click();
  await expect(page).toHaveURL(/\/message\/chat\?to=.*&of=chat$/);
  await expect(row).toHaveAttribute('aria-current', 'page');
  await field(page).fill('一行');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('两行');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(log(other.page)).toContainText('两行');
  const [list, talk] = [await row.boundingBox(), await log(page).boundingBox()];
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(talk?.x ?? 0);
  await expect(field(page)).toBeInViewport();
});

test('[SOC-06][SCR-11] the row beside the open conversation says what waits to be sent, and the panes end 20 px above the window’s foot', async ({
  page,
  context,
  watch,
  other,
}) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(other.address);
  await expect(log(page)).toContainText('您好');
  const row = rowOf(page, other.account.name);
  await expect(row).toHaveAttribute('aria-current', 'page');
  const panes = await page.locator('.panes').boundingBox();
  expect((panes?.y ?? 0) + (panes?.height ?? 0)).toBe(780);
  await context.setOffline(true);
  await write(page, '在火车上');
  await expect(row).toContainText('[等待发送] 在火车上');
  await field(page).fill('还有一事');
  await expect(row).toContainText('[等待发送] 在火车上');
  await context.setOffline(false);
  await expect(log(other.page)).toContainText('在火车上');
  await expect(row).not.toContainText('[等待发送]');
});

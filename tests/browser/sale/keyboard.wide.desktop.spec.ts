import type { Locator, Page } from '@playwright/test';
import { connectionRefused } from '../faults/fault';
import { test } from '../faults/fixtures';
import { dialogIn } from '../faults/notices';
import { expect } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';

/** So many rows come at once. */
const part = 20;

/** The links and buttons of the row at this place, once rows say their places. */
const inRow = (page: Page, place: number): Locator =>
  page.getByRole('main').locator(`.deals > li[aria-posinset="${place}"]`).locator('a, button');

/** From the last row so far, which is seen and has the focus, to the first that came after it. */
const goOnFrom = async (page: Page, place: number): Promise<void> => {
  await expect(inRow(page, place).last()).toBeFocused();
  await expect(inRow(page, place).last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(inRow(page, place + 1).first()).toBeFocused();
  await expect(inRow(page, place + 1).first()).toBeInViewport({ ratio: 1 });
};

test('[LAY-17][LAY-16] a list read by keyboard keeps row and focus as more comes, also after a failure', async ({
  page,
  faults,
}) => {
  const rows = page.getByRole('main').locator('.deals > li');
  await page.goto('/sale');
  await whenLoaded(page);
  await expect(rows).toHaveCount(part);
  await rows.last().locator('a, button').last().focus();
  await goOnFrom(page, part);

  await page.goto('/sale');
  await whenLoaded(page);
  faults.set(connectionRefused, 'saleList');
  await rows.last().locator('a, button').last().focus();
  await page.getByRole('main').getByRole('button', { name: '重试' }).focus();
  await expect(dialogIn(page)).toHaveCount(0);
  faults.clear();
  await page.keyboard.press('Enter');
  await goOnFrom(page, part);
});

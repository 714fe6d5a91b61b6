import type { Locator, Page } from '@playwright/test';
import { connectionRefused } from '../faults/fault';
import { test } from '../faults/fixtures';
import { expectDialog } from '../faults/notices';
import { expect } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';

/** So many rows come at once. */
const part = 20;

const rows = (page: Page): Locator => page.getByRole('main').locator('.deals > li');
/** What can be focused in the row of this place, once rows are told by their places. */
const inRow = (page: Page, place: number): Locator =>
  page.getByRole('main').locator(`.deals > li[aria-posinset="${place}"]`).locator('a, button');

/** From the last of the first rows, which is seen and has the focus, to the first that came after it. */
const goOn = async (page: Page): Promise<void> => {
  await expect(inRow(page, part).last()).toBeFocused();
  await expect(inRow(page, part).last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(inRow(page, part + 1).first()).toBeFocused();
  await expect(inRow(page, part + 1).first()).toBeInViewport({ ratio: 1 });
};

test('[LAY-17][LAY-06] whoever reads a list by keyboard to what has come keeps the row, its place in the window and the focus when more comes, and goes on to it', async ({
  page,
}) => {
  await page.goto('/sale');
  await whenLoaded(page);
  await expect(rows(page)).toHaveCount(part);
  await rows(page).last().locator('a, button').last().focus();
  await goOn(page);
});

test('[LAY-17][LAY-16] whoever asks by keyboard for what did not come is at the last row when it has come', async ({
  page,
  faults,
}) => {
  await page.goto('/sale');
  await whenLoaded(page);
  faults.set(connectionRefused, 'saleList');
  await rows(page).last().locator('a, button').last().focus();
  await expectDialog(page, '后端接口连接异常');
  await page.getByRole('main').getByRole('button', { name: '重试' }).focus();
  faults.clear();
  await page.keyboard.press('Enter');
  await goOn(page);
});

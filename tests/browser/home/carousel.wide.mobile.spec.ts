import type { Page } from '@playwright/test';
import { banner, expectInFront, pressInCarousel, turnToSecond } from '../support/carousel';
import { expect, test } from '../support/fixtures';
import { freeze, ownClock } from '../support/frozen-clock';
import { lively } from '../support/lively';

test.use(lively);

/** Opens home and stops its time at the moment when the first banner has come back to the front. */
const openHome = async (page: Page): Promise<void> => {
  await ownClock(page);
  await page.goto('/');
  await turnToSecond(page);
  await freeze(page);
  await banner(page, 2).getByRole('link').focus();
  await pressInCarousel(page, '上一张');
};

const expectCurrent = (page: Page, place: number) =>
  expect(banner(page, place)).toHaveAttribute('data-current', 'true');

test('[SCR-01] a banner stays for 5 s, waits under the focus, stops by its button, and leads to its page', async ({
  page,
  member: _member,
}) => {
  await openHome(page);
  await expectCurrent(page, 1);
  await page.clock.runFor(4_999);
  await expectCurrent(page, 1);
  await page.clock.runFor(1);
  await expectInFront(page, 2);

  await banner(page, 2).getByRole('link').focus();
  await page.clock.runFor(20_000);
  await expectCurrent(page, 2);
  await banner(page, 2).getByRole('link').blur();
  await page.clock.runFor(5_000);
  await expectCurrent(page, 3);

  await pressInCarousel(page, '暂停轮播');
  await expect(page.getByRole('button', { name: '继续轮播' })).toBeAttached();
  await page.clock.runFor(20_000);
  await expectCurrent(page, 3);

  await pressInCarousel(page, '上一张');
  await pressInCarousel(page, '上一张');
  await expectCurrent(page, 1);
  await page.clock.resume();
  await banner(page, 1).getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/sale\/entrust\/20260418$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

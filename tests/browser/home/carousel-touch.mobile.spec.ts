import type { CDPSession, Page } from '@playwright/test';
import { banner, turnToSecond } from '../support/carousel';
import { expect, test } from '../support/fixtures';
import { freeze, ownClock } from '../support/frozen-clock';

interface Place {
  readonly x: number;
  readonly y: number;
}

const placeOf = async (page: Page): Promise<Place> => {
  const box = await page.getByRole('region', { name: '推荐', exact: true }).boundingBox();
  if (box === null) throw new Error('no carousel');
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 };
};

const touch = (
  finger: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
  at?: Place,
) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });

const swipe = async (finger: CDPSession, { x, y }: Place, by: number): Promise<void> => {
  await touch(finger, 'touchStart', { x, y });
  await touch(finger, 'touchMove', { x: x + by, y });
  await touch(finger, 'touchEnd');
};

const expectCurrent = (page: Page, number: number) =>
  expect(banner(page, number)).toHaveAttribute('data-current', 'true');

test.beforeEach(async ({ page }) => {
  await ownClock(page);
  await page.goto('/');
  await turnToSecond(page);
  await freeze(page);
});

test('[SCR-01] a finger turns the banners over, both ways', async ({ page }) => {
  const finger = await page.context().newCDPSession(page);
  const place = await placeOf(page);

  await swipe(finger, place, -120);
  await expectCurrent(page, 3);
  await swipe(finger, place, 120);
  await expectCurrent(page, 2);
});

test('[SCR-01] the carousel waits under a finger', async ({ page }) => {
  const finger = await page.context().newCDPSession(page);
  await touch(finger, 'touchStart', await placeOf(page));
  await page.clock.runFor(20_000);
  await expectCurrent(page, 2);
  await touch(finger, 'touchCancel');
  await page.clock.runFor(5_000);
  await expectCurrent(page, 3);
});

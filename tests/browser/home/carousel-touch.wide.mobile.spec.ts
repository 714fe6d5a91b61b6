import type { Page } from '@playwright/test';
import { banner, turnToSecond } from '../support/carousel';
import { fingerOn, swipe, type Place } from '../support/finger';
import { expect, test } from '../support/fixtures';
import { freeze, ownClock } from '../support/frozen-clock';
import { lively } from '../support/lively';

test.use(lively);

const placeOf = async (page: Page): Promise<Place> => {
  const box = await page.getByRole('region', { name: '推荐', exact: true }).boundingBox();
  if (box === null) throw new Error('no carousel');
  return [box.x + box.width / 2, box.y + box.height / 3];
};

const expectCurrent = (page: Page, number: number) =>
  expect(banner(page, number)).toHaveAttribute('data-current', 'true');

test('[SCR-01] a finger turns the banners over, both ways, and the carousel waits under it', async ({
  page,
}) => {
  await ownClock(page);
  await page.goto('/');
  await turnToSecond(page);
  await freeze(page);
  const [x, y] = await placeOf(page);
  await swipe(page, [x, y], [x - 120, y]);
  await expectCurrent(page, 3);
  await swipe(page, [x, y], [x + 120, y]);
  await expectCurrent(page, 2);

  const finger = await fingerOn(page);
  await finger.down([x, y]);
  await page.clock.runFor(20_000);
  await expectCurrent(page, 2);
  await finger.cancel();
  await page.clock.runFor(5_000);
  await expectCurrent(page, 3);
});

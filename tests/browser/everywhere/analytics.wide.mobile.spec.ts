import { goWithin } from '../offline/walk';
import { expect, test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';
import { beaconsOf } from './beacons';

test('[OPS-03] a member’s pages, web vitals and refused events are sent by beacon with the user id', async ({
  page,
  member,
}) => {
  const beacons = beaconsOf(page);
  const measured = page.waitForResponse(/\/assets\/web-vitals-[^/]*\.js$/);
  await page.goto('/user');
  await measured;
  await expect(page.getByRole('heading', { name: member.name })).toBeVisible();
  await page.getByRole('link', { name: '隐私政策' }).click();

  const shown = (address: string) => ({ name: 'pageShown', userId: member.id, address });
  await expect.poll(() => beacons.named('pageShown')).toEqual([shown('/user'), shown('/user/privacy')]);
  await expect
    .poll(() => beacons.named('webVital'))
    .toContainEqual({ name: 'webVital', userId: member.id, vital: 'LCP', value: expect.any(Number) });

  await goWithin(page, '/');
  await whenLoaded(page);
  const banners = page.locator('.carousel');
  // For a user who asks for less motion the banners stand still: there is nothing to hold.
  await banners.dispatchEvent('focusin');
  await banners.dispatchEvent('focusin');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect
    .poll(() => beacons.named('eventsRefused'))
    .toContainEqual({
      name: 'eventsRefused',
      userId: member.id,
      counts: expect.objectContaining({ 'carousel carousel.touched': 2 }),
    });
  expect([...beacons.kinds]).toEqual(['ping']);
});

test('[OPS-03] nothing is sent about a visitor, who has agreed to nothing', async ({ page }) => {
  const beacons = beaconsOf(page);
  const measured = page.waitForResponse(/\/assets\/web-vitals-[^/]*\.js$/);
  await page.goto('/');
  await measured;
  await page.getByRole('main').getByRole('link', { name: '查看概况' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '出售项目' })).toBeVisible();
  await page.goto('/user/privacy');

  expect(beacons.named('pageShown')).toEqual([]);
  expect([...beacons.kinds]).toEqual([]);
});

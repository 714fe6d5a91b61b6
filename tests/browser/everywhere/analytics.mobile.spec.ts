import { expect, test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';
import { beaconsOf } from './beacons';

test('[OPS-03] each page that a member opens is told by sendBeacon with the user id, the first one too', async ({
  page,
  member,
}) => {
  const beacons = beaconsOf(page);
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: member.name })).toBeVisible();
  await page.getByRole('link', { name: '隐私政策' }).click();

  const told = (address: string) => ({ name: 'pageShown', userId: member.id, address });
  await expect.poll(() => beacons.named('pageShown')).toEqual([told('/user'), told('/user/privacy')]);
  expect([...beacons.kinds]).toEqual(['ping']);
});

test('[OPS-03] nothing is told of a visitor, who has agreed to nothing', async ({ page }) => {
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

test('[OPS-03] web vitals go the same way', async ({ page, member }) => {
  const beacons = beaconsOf(page);
  const measured = page.waitForResponse(/\/assets\/web-vitals-[^/]*\.js$/);
  await page.goto('/user');
  await measured;
  await page.getByRole('link', { name: '隐私政策' }).click();

  await expect
    .poll(() => beacons.named('webVital'))
    .toContainEqual({ name: 'webVital', userId: member.id, vital: 'LCP', value: expect.any(Number) });
  expect([...beacons.kinds]).toEqual(['ping']);
});

test('[OPS-03] what a flow refused is counted, and told by flow and event alone when the page is left', async ({
  page,
  member,
}) => {
  const beacons = beaconsOf(page);
  await page.goto('/');
  await whenLoaded(page);
  const banners = page.locator('.carousel');
  // For who wants nothing to move the banners stand still: there is nothing to hold.
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
});

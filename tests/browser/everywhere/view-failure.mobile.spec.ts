import { expect, test } from '../support/fixtures';
import { beaconsOf } from './beacons';

/** Breaks, on the message list alone, what its rows need of the browser. */
const breakTimes = (): void => {
  const whole = Object.getOwnPropertyDescriptor(Date.prototype, 'toISOString');
  Object.defineProperty(Date.prototype, 'toISOString', {
    ...whole,
    value(this: Date): string {
      if (window.location.pathname === '/message') throw new Error('broken by the test');
      return Reflect.apply(whole?.value as () => string, this, []);
    },
  });
};

test('[REL-04] a view that throws takes down its own screen only, and is told once', async ({
  page,
  member,
  secondAccount,
  watch,
}) => {
  watch.announce(/broken by the test/);
  await secondAccount.say(member, '您好');
  const beacons = beaconsOf(page);
  await page.addInitScript(breakTimes);
  await page.goto('/message');

  await expect(page.getByRole('main').getByText('500', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  expect(beacons.named('viewFailed')).toEqual([
    { name: 'viewFailed', userId: member.id, address: '/message', message: 'broken by the test' },
  ]);
});

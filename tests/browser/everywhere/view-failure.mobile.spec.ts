import { expect, test } from '../support/fixtures';
import { beaconsOf } from './beacons';

/**
 * Breaks, on the message list alone, what its rows need of the browser: the text of a moment, but not of a whole day,
 * which the calendar in the code of the calls needs. @param status what the failure says it is
 */
const breakTimes = (status: number | null): void => {
  const whole = Object.getOwnPropertyDescriptor(Date.prototype, 'toISOString');
  Object.defineProperty(Date.prototype, 'toISOString', {
    ...whole,
    value(this: Date): string {
      if (window.location.pathname === '/message' && this.getTime() % 86_400_000 !== 0)
        throw Object.assign(new Error('broken by the test'), status === null ? {} : { status });
      return Reflect.apply(whole?.value as () => string, this, []);
    },
  });
};

test('[REL-04][LAY-10] a view that throws replaces only its own screen, with status 500, reported once', async ({
  page,
  member,
  secondAccount,
  watch,
}) => {
  watch.announce(/broken by the test/);
  await secondAccount.say(member, '您好');
  const beacons = beaconsOf(page);
  await page.addInitScript(breakTimes, null);
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

test('[LAY-09] a page that fails with status 401 goes to /error/401, and the way back leads past it', async ({
  page,
  member,
  secondAccount,
  watch,
}) => {
  watch.announce(/broken by the test/);
  await secondAccount.say(member, '您好');
  await page.addInitScript(breakTimes, 401);
  await page.goto('/');
  await page.getByRole('link', { name: /^消息/ }).filter({ visible: true }).click();

  await expect(page).toHaveURL(/\/error\/401$/);
  const main = page.getByRole('main');
  await expect(main.getByText('401', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: '登录已失效，请重新登录' })).toBeVisible();
  await expect(page).toHaveTitle(/发生未知错误 - 琥珀并购$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/error/401');
  await expect(main.getByRole('link', { name: '重新登录' })).toHaveAttribute('href', /^\/login/);
});

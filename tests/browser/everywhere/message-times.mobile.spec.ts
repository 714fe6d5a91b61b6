import { expect, test } from '../support/fixtures';

const minute = 60_000;
const hour = 60 * minute;
/** Every text changes at a full minute, and the page takes a while to open: it is opened between two of them. */
const between = 10_000;

const laterTexts: readonly (readonly [number, RegExp])[] = [
  [0, /^刚刚$/],
  [5 * minute, /^6分钟前$/],
  [3 * hour, /^4小时前$/],
  [30 * hour, /^1天前$/],
  [72 * hour, /^(\d{4}年)?\d{1,2}月\d{1,2}日$/],
];

for (const [later, text] of laterTexts)
  test(`[VAL-05] ${later / minute} min after it was sent a message says ${text.source}`, async ({
    page,
    gateway,
    member,
    secondAccount,
  }) => {
    await secondAccount.say(member, '您好');
    await page.clock.install({ time: gateway.clock.now() + later + between });
    await page.goto('/message');

    const row = page.getByRole('main').getByRole('link').filter({ hasText: '您好' });
    await expect(row.locator('time')).toHaveText(text);
  });

import { expect, type Locator } from '@playwright/test';
import { sealedDeal } from '../support/deals';
import { test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';

const phones = [
  { width: 844, height: 390 },
  { width: 667, height: 280 },
];

/** How much of the window's height an element has, from 0 to 1. */
const shareOfHeight = (element: Locator): Promise<number> =>
  element.evaluate((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return (Math.min(bottom, window.innerHeight) - Math.max(top, 0)) / window.innerHeight;
  });

const expectRoomIn = async (sheet: Locator, content: Locator, last: Locator): Promise<void> => {
  await expect.poll(() => shareOfHeight(content)).toBeGreaterThanOrEqual(0.4);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.99 });
  await expect(sheet.getByRole('button', { name: '关闭' }).first()).toBeInViewport({ ratio: 0.99 });
};

for (const phone of phones)
  test(`[LAY-20][LAY-17] sheets and dialogs have room on a phone of ${phone.width} by ${phone.height}`, async ({
    page,
    member,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/sale');
    await whenLoaded(page);
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    const filter = page.getByRole('dialog', { name: '筛选' });
    await expectRoomIn(
      filter,
      filter.locator('.filter-body'),
      filter.getByRole('button', { name: /个项目$/ }),
    );

    await page.goto(sealedDeal.path);
    await page.getByRole('button', { name: '签署保密协议' }).first().click();
    const nda = page.getByRole('dialog', { name: '签署保密协议' });
    await expectRoomIn(
      nda,
      nda.getByRole('group', { name: '协议全文' }),
      nda.getByRole('button', { name: '读到末尾后可签名' }),
    );

    await page.goto('/user');
    await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
    // The bar of the tabs lies over the page's end while it is scrolled: the keyboard needs no place to press.
    await page.getByRole('button', { name: '退出登录' }).press('Enter');
    const answer = page.getByRole('dialog').getByRole('button', { name: '确认' });
    await expect(answer).toBeInViewport({ ratio: 0.99 });
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();

    await page.context().clearCookies();
    await page.goto('/login');
    await whenLoaded(page);
    await page.getByRole('button', { name: '国家和地区代码：+86' }).click();
    const countries = page.getByRole('dialog');
    await expectRoomIn(countries, countries.getByRole('list'), countries.getByRole('listitem').last());
  });

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { whenShown } from '../support/when-shown';
import { signIn } from '../support/log-in';

/** As WeChat does it on the pages that it opens, at the largest of its sizes. */
const enlargeText = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('-webkit-text-size-adjust', '200%'),
    );
  });
};

/** How far the page reaches, of the 390 px that there are. */
const reach = async (page: Page, path: string): Promise<number> => {
  await page.goto(path);
  await whenShown(page);
  await page.locator('.field-box input').first().waitFor();
  return page.evaluate(() =>
    Math.max(
      ...Array.from(document.querySelectorAll('main *'), (one) =>
        Math.round(one.getBoundingClientRect().right),
      ),
    ),
  );
};

test('[LAY-20] no form of the account is wider than the page when WeChat doubles the size of the text', async ({
  page,
  context,
  gateway,
}) => {
  test.slow();
  await enlargeText(page);
  for (const path of ['/login', '/login/passwd', '/login?mode=register', '/login/retrieve'])
    expect([path, await reach(page, path)]).toEqual([path, 390]);
  await signIn(context, gateway, gateway.unverifiedAccount());
  for (const path of ['/user/auditLogin', '/user/changePwd'])
    expect([path, await reach(page, path)]).toEqual([path, 390]);
  await signIn(context, gateway, gateway.spareAccount());
  expect(await reach(page, '/user/info')).toBe(390);
});

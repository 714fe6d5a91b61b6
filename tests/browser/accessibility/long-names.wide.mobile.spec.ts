import { expect } from '@playwright/test';
import { demo } from '../support/accounts';
import { test } from '../faults/fixtures';
import { signIn } from '../support/log-in';
import { whenLoaded } from '../support/when-shown';
import { expectRoomForText, outerTextSizes } from './text-sizes';

/** One page of each make; the wide run has every page at every size. */
const pages = [
  '/sale',
  '/sale/entrust/20260409',
  '/message',
  '/new_buy',
  '/bidder_sales',
  '/member/pay',
  '/gf',
];

test('[LAY-20][LAY-17] lists, a deal, plans and forms have room for text of 200 %, also for long names', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.shen);
  for (const path of pages) {
    await page.goto(path);
    await whenLoaded(page);
    await expectRoomForText(page, path, outerTextSizes);
  }

  // The key figures of a deal stand two by two on a wide phone, not three and one.
  await page.goto('/sale/entrust/20260409');
  await page.setViewportSize({ width: 430, height: 932 });
  await expect(page.locator('.key-figures > div')).toHaveCount(4);
  const tops = await page
    .locator('.key-figures > div')
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
  expect(tops.map((top) => tops.filter((other) => other === top).length)).toEqual([2, 2, 2, 2]);

  const longName = '超长名称'.repeat(500);
  await page.route(/\/gateway\?/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll(/"title":"[^"]*"/g, `"title":"${longName}"`) });
  });
  for (const path of ['/sale?sort=amountUp', '/sale/entrust/20260418']) {
    await page.goto('/user/agreement');
    await page.goto(path);
    await whenLoaded(page);
    await expect(page.getByText(longName).first()).toBeAttached();
    await expectRoomForText(page, `${path} with a name of 2,000 characters`, outerTextSizes);
  }
});

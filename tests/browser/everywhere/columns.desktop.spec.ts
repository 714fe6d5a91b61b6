import type { Page } from '@playwright/test';
import type { RouteName } from '../../../src/domain/route/route-table';
import { goOver, walkedRoutes } from '../offline/walk';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { whenLoaded } from '../support/when-shown';

/** How wide a page stands at a desk: as the header does, or by the name of a token. */
type Width = 'page' | 'column' | 'form' | 'card';

/** The pages that are not one column to read or to fill in. */
const others: Readonly<Partial<Record<RouteName, Width>>> = {
  home: 'page',
  saleLanding: 'page',
  saleDetail: 'page',
  saleList: 'page',
  saleOfSource: 'page',
  saleOfMark: 'page',
  buyList: 'page',
  buyLanding: 'page',
  buyHundred: 'page',
  buyHundredAd: 'page',
  buyHundredAll: 'page',
  buyHundredFund: 'page',
  buyHundredSoe: 'page',
  buyHundredType: 'page',
  buyDetail: 'page',
  transferList: 'page',
  transferOfSource: 'page',
  transferDetail: 'page',
  newBuy: 'page',
  bidderSales: 'page',
  bidderSalesOfState: 'page',
  favouriteBuys: 'page',
  favouriteInvestors: 'page',
  favouriteSales: 'page',
  favouriteSalesOfSource: 'page',
  newsDetail: 'page',
  user: 'page',
  memberPay: 'page',
  orderList: 'page',
  messageList: 'page',
  assistant: 'page',
  chatGpt: 'page',
  messageChat: 'page',
  messageDetail: 'page',
  codeLogin: 'card',
  passwordLogin: 'card',
  retrievePassword: 'card',
  agreePrivacy: 'form',
};

/** The width of a token within the page's margins, and what the page's own column measures. */
const measured = (page: Page, width: Width) =>
  page.evaluate((name) => {
    const root = getComputedStyle(document.documentElement);
    const px = (token: string): number => Number.parseFloat(root.getPropertyValue(token));
    const main = document.querySelector('main');
    const parts = [...(main?.children ?? [])].map((part) => part.getBoundingClientRect());
    const seen = parts.filter((part) => part.height > 1 && part.width > 1);
    const header = document.querySelector('.site-row');
    const across = Number.parseFloat(header === null ? '' : getComputedStyle(header).maxWidth);
    const wanted = name === 'page' ? across - 2 * px('--gutter') : px(`--w-${name}`);
    return {
      wanted: { width: wanted, left: (window.innerWidth - wanted) / 2 },
      columns: seen.map(({ width: wide, left }) => ({ width: wide, left })),
      top: (seen[0]?.top ?? 0) - (main?.getBoundingClientRect().top ?? 0),
    };
  }, width);

/** Between the header and whatever a page begins with, in pixels. */
const begins = 20;

for (const forVisitor of [true, false])
  test(`[LAY-01] at a desk every page for ${forVisitor ? 'visitors' : 'members'} begins at the same height, in the middle, and has one of four widths`, async ({
    page,
    context,
    gateway,
  }) => {
    test.slow();
    if (!forVisitor) await signIn(context, gateway, demo.shen);
    await page.goto('/user/agreement');
    await whenLoaded(page);
    for (const { row, address } of walkedRoutes.filter((each) => each.forVisitor === forVisitor))
      await test.step(row.path, async () => {
        await goOver(page, address);
        await whenLoaded(page);
        const { wanted, columns, top } = await measured(page, others[row.name] ?? 'column');
        expect.soft(top, `${row.path} begins`).toBe(begins);
        expect.soft(columns, row.path).toEqual(columns.map(() => wanted));
      });
  });

test('[SCR-10] at a desk the form of the verification stands in the middle', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.xu);
  await page.goto('/user/auditLogin');
  const form = await page.locator('.verification-form').boundingBox();
  expect((form?.x ?? 0) + (form?.width ?? 0) / 2).toBe(640);
});

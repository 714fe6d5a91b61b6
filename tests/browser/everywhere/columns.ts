import type { Page } from '@playwright/test';
import type { RouteName } from '../../../src/domain/route/route-table';
import { goOver, type Walked } from '../offline/walk';
import { expect } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';

/** How wide a page stands on a desktop: as the header does, or by the name of a token. */
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
  favouriteConferences: 'page',
  favouriteActivities: 'page',
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

/** Between the header and the first part of a page, in pixels. */
const begins = 20;

/** Goes to each page and measures it: it begins at the common height, in the middle, and has its one width. */
export const expectColumns = async (page: Page, walked: readonly Walked[]): Promise<void> => {
  await page.goto('/user/agreement');
  await whenLoaded(page);
  for (const { row, address } of walked) {
    await goOver(page, address);
    await whenLoaded(page);
    const { wanted, columns, top } = await measured(page, others[row.name] ?? 'column');
    expect.soft(top, `${row.path} begins`).toBe(begins);
    expect.soft(columns, row.path).toEqual(columns.map(() => wanted));
  }
};

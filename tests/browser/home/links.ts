import type { Page } from '@playwright/test';
import { matchRoute } from '../../../src/domain/route/match-route';
import { expect } from '../support/fixtures';
import { goOver } from '../offline/walk';
import { whenLoaded } from '../support/when-shown';

/** Where the links of the page on screen lead within the application, as it stands at this width. */
const linksOn = (page: Page): Promise<readonly string[]> =>
  page.locator('a[href]').evaluateAll((links) =>
    links
      .filter((link): link is HTMLAnchorElement => link instanceof HTMLAnchorElement)
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );

const sizes = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

/** The same on a desktop and on a phone: a page is loaded once, and turned from one layout into the other. */
const linksAtBothSizes = async (page: Page): Promise<readonly string[]> => {
  const onPhone = await linksOn(page);
  await page.setViewportSize(sizes.desk);
  await expect(page.locator('.site-header')).toBeVisible();
  const onDesktop = await linksOn(page);
  await page.setViewportSize(sizes.phone);
  await expect(page.locator('.site-header')).toBeHidden();
  return [...onPhone, ...onDesktop];
};

/** One page of a kind is enough: a line of the route table, the lists of the hundred buyers as one, lists by their filters. */
const kindOf = (path: string): string => {
  const { pathname, searchParams } = new URL(path, 'http://in.side');
  const match = matchRoute(pathname, []);
  const kind = match.kind === 'matched' ? match.row.path : pathname;
  const query = [...searchParams.keys()].join('&');
  return kind.replace(/^\/buy\/hundred\/(?:all|fund|soe)$/, '/buy/hundred/:type') + (query && `?${query}`);
};

/** Where one page leads to another of its own kind, or on from itself, the focus does not tell that another has come. */
const stays = /^\/(?:login|message)|\/landing$/;

/**
 * Follows the links from home on and answers each page that was seen with its heading.
 * @param steps so many links away from home a page may be
 */
export const crawl = async (page: Page, steps = Infinity): Promise<ReadonlyMap<string, string>> => {
  const seen = new Map<string, string>();
  const queue = [{ path: '/', away: 0 }];
  await page.goto('/user/agreement');
  await whenLoaded(page);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { path, away } = next;
    if (seen.has(kindOf(path))) continue;
    if (stays.test(path) || stays.test(new URL(page.url()).pathname)) await page.goto(path);
    else await goOver(page, path);
    await whenLoaded(page);
    seen.set(kindOf(path), await page.getByRole('heading', { level: 1 }).innerText());
    if (away >= steps) continue;
    for (const link of await linksAtBothSizes(page))
      if (!seen.has(kindOf(link)) && !queue.some((one) => kindOf(one.path) === kindOf(link)))
        queue.push({ path: link, away: away + 1 });
  }
  return seen;
};

/** The pages that do not exist or have no heading. */
export const wrongOnes = (seen: ReadonlyMap<string, string>): readonly string[] =>
  [...seen].filter(([, heading]) => heading === '页面未找到' || heading === '').map(([path]) => path);

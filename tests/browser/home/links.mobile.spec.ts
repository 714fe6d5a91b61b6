import type { Page } from '@playwright/test';
import { matchRoute } from '../../../src/domain/route/match-route';
import type { Account } from '../support/accounts';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
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

/** The same at a desk and on a phone: a page is loaded once, and turned from one layout into the other. */
const linksAtBothSizes = async (page: Page): Promise<readonly string[]> => {
  const onPhone = await linksOn(page);
  await page.setViewportSize(sizes.desk);
  await expect(page.locator('.site-header')).toBeVisible();
  const atDesk = await linksOn(page);
  await page.setViewportSize(sizes.phone);
  await expect(page.locator('.site-header')).toBeHidden();
  return [...onPhone, ...atDesk];
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

/** Follows every link from home on and answers each page that was seen with its heading. */
const crawl = async (page: Page): Promise<ReadonlyMap<string, string>> => {
  const seen = new Map<string, string>();
  const queue = ['/'];
  await page.goto('/user/agreement');
  await whenLoaded(page);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(kindOf(path))) continue;
    if (stays.test(path) || stays.test(new URL(page.url()).pathname)) await page.goto(path);
    else await goOver(page, path);
    await whenLoaded(page);
    seen.set(kindOf(path), await page.getByRole('heading', { level: 1 }).innerText());
    for (const link of await linksAtBothSizes(page))
      if (!seen.has(kindOf(link)) && !queue.some((one) => kindOf(one) === kindOf(link))) queue.push(link);
  }
  return seen;
};

const wrongOnes = (seen: ReadonlyMap<string, string>): readonly string[] =>
  [...seen].filter(([, heading]) => heading === '页面未找到' || heading === '').map(([path]) => path);

test('[LAY-01][RTE-02] every link that a visitor finds, on a phone or at a desk, leads to a page that stands', async ({
  page,
}) => {
  const seen = await crawl(page);

  expect(wrongOnes(seen)).toEqual([]);
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining([
      '/',
      '/sale/landing',
      '/news',
      '/news/:id',
      '/login',
      '/login/passwd',
      '/login/retrieve',
      '/user/agreement',
      '/user/privacy',
    ]),
  );
});

test('[LAY-01][RTE-02] every link that a member finds, on a phone or at a desk, leads to a page that stands', async ({
  page,
  context,
  gateway,
}) => {
  const account: Account = demo.shen;
  await signIn(context, gateway, account);
  const seen = await crawl(page);

  expect(wrongOnes(seen)).toEqual([]);
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining([
      '/',
      '/message',
      '/message/:id',
      '/user',
      '/sale/:sourceType/:id',
      '/user/agreement',
      '/pay/:orderNo',
    ]),
  );
});

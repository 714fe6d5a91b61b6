import process from 'node:process';
import { chromium, type CDPSession, type Page, type Request } from '@playwright/test';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { findChromium } from '../../setup/chromium.mjs';
import { givenNumber } from '../given-number';
import { startBuiltGateway } from '../gateway-process';
import { median } from '../median';
import { dealList, dealListPage, measureOpening } from '../opening';
import { measurePlainList } from '../plain/plain-list';
import { printCount, printAlone, printRatio, printTime } from '../print';
import { comeNearEnd, comeToEnd, firstSeen, goTo, scrollAside, scrollUntil } from './in-page';

/**
 * `npm run bench -- lists`: the list of deals with the large seed, on a phone whose CPU is slowed down four times:
 * scrolled to its end, which is what is listed of its 10,000, left and come back to, and made anew with 5,000 rows. Each
 * figure stands beside its limit.
 */
const cpu = 4;
const times = 5;
/** So many pages are appended: what the cleaning of memory adds to one of them is not its own. */
const appends = 11;
/** Longer than a page takes to be asked for and to stand. */
const appendMs = 800;
const half = givenNumber(5000);

const Overview = t.type({ data: t.type({ total: t.number }) });

/** How many deals are in the list: those of the seed that are neither withdrawn nor closed. */
const listedOf = async (address: string): Promise<number> => {
  const response = await fetch(new URL('gateway?t=1', address), {
    headers: { 'X-Gateway-Path': '/webapp/sale!overview.action' },
  });
  const overview = Overview.decode(await response.json());
  if (isRight(overview)) return overview.right.data.total;
  throw new Error('bench: it is not told how many deals are listed');
};

const scriptOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
};

/** Which of the limits were kept. */
const held: boolean[] = [];

/** Leaves the list and comes back to it, some times over. */
const comingBack = async (page: Page) => {
  const took: number[] = [];
  const moved: string[] = [];
  const asked: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const before = await page.evaluate(firstSeen);
    await page.evaluate(goTo, ['footer a[href="/news"]', '.news-list > li'] as const);
    const hear = (request: Request): void => {
      // A private window asks for the house's mark by itself at each address: it keeps none.
      if (new URL(request.url()).pathname === '/favicon.svg') return;
      asked.push(request.headers()['x-gateway-path'] ?? request.url());
    };
    page.on('request', hear);
    took.push(await page.evaluate(goTo, [null, '.deals > li'] as const));
    page.off('request', hear);
    const after = await page.evaluate(firstSeen);
    if (after !== before) moved.push(`${before} → ${after}`);
  }
  return { took, moved, asked };
};

const executablePath = findChromium();
const gateway = await startBuiltGateway(['--seed', 'large']);
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath === null ? {} : { executablePath }),
});
try {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  // The compiler names functions by this, also in what goes to the page.
  await page.addInitScript('globalThis.__name = (it) => it');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.goto(`${gateway.address}sale`, { waitUntil: 'networkidle' });

  const listed = await listedOf(gateway.address);
  const whole = Math.min(2 * half, listed);
  console.log(`  ${listed} deals are listed, ${whole} of them scrolled through`);
  const toHalf = await page.evaluate(scrollUntil, half);
  const appended: number[] = [];
  const scrolled: number[] = [];
  for (let time = 0; time < appends; time += 1) {
    await page.evaluate(comeNearEnd);
    const still = await scriptOf(session);
    await page.evaluate(scrollAside);
    await page.waitForTimeout(appendMs);
    scrolled.push((await scriptOf(session)) - still);
    await page.evaluate(comeNearEnd);
    const script = await scriptOf(session);
    const before = await page.evaluate(comeToEnd);
    await page.waitForTimeout(appendMs);
    appended.push((await scriptOf(session)) - script);
    if ((await page.evaluate(() => document.documentElement.scrollHeight)) === before)
      throw new Error('bench: no page was appended');
  }

  for (const press of [
    'footer a[href="/news"]',
    ...['market', 'policy', 'case', 'industry', 'platform'].map((name) => `a[href="/news?category=${name}"]`),
  ])
    await page.evaluate(goTo, [press, '.news-list > li, .state-panel'] as const);
  const mounted = await page.evaluate(goTo, [null, '.deals > li'] as const);

  const toEnd = await page.evaluate(scrollUntil, whole);
  held.push(
    printCount(
      'nodes in the list at most, scrolled to its end',
      Math.max(toHalf.mostNodes, toEnd.mostNodes),
      599,
    ),
  );
  held.push(printTime('longest task while scrolling', Math.max(toHalf.longestTask, toEnd.longestTask), 100));
  const scroll = median(scrolled) ?? Number.NaN;
  const both = median(appended) ?? Number.NaN;
  held.push(
    printTime('script for a page that is appended, without the scroll that asks for it', both - scroll, 16),
  );
  console.log(
    `  with that scroll ${Math.round(both)} ms, the same scroll where nothing is appended ${Math.round(scroll)} ms`,
  );
  held.push(printTime(`first mount of ${half} loaded rows`, mounted, 150));

  // Off the end, where the list would go on by itself.
  await page.evaluate(() => window.scrollBy({ top: -4_000, behavior: 'instant' }));
  await page.waitForTimeout(500);
  const warm: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.evaluate(goTo, ['footer a[href="/news"]', '.news-list > li'] as const);
    warm.push(await page.evaluate(goTo, ['footer a[href="/sale"]', '.deals > li'] as const));
  }
  const back = await comingBack(page);
  held.push(printTime('route change to the warm list by its link', median(warm) ?? Number.NaN, 80));
  held.push(printTime('coming back to the kept list', median(back.took) ?? Number.NaN, 80));
  held.push(printCount('requests on coming back', back.asked.length, 0));
  for (const one of back.asked) console.log(`  ${one}`);
  held.push(printCount('places that moved', back.moved.length, 0));
  const rows = '.deals > li';
  const plain = await measurePlainList(page, { rows, count: half, height: 200, atEnd: false, times });
  const kept = 'coming back to the kept list, as a multiple of the same rows in plain React';
  held.push(printRatio(kept, median(back.took) ?? Number.NaN, plain, 1.5));
  // What follows is measured in browsers of their own, beside which none is to work.
  await page.close();
  const opened = async (what: typeof dealList): Promise<number> => {
    const took: number[] = [];
    for (let time = 0; time < times; time += 1) took.push(await measureOpening(gateway.address, cpu, what));
    return median(took) ?? Number.NaN;
  };
  const first = 'first visit to the list from home, its code come before';
  held.push(printTime(`${first}: its page stands`, await opened(dealListPage), 150));
  // With what the gateway answers meanwhile, which is no part of the change of the route.
  printAlone(`${first}: its deals stand, ms`, await opened(dealList));
  if (back.moved.length > 0) console.log(back.moved.join('\n'));
} finally {
  await browser.close();
  gateway.close();
}
process.exitCode = held.every(Boolean) ? 0 : 1;

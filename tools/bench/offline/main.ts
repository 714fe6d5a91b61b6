import process from 'node:process';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../setup/chromium.mjs';
import { givenNumber } from '../given-number';
import { startBuiltGateway } from '../gateway-process';
import { median } from '../median';
import { printAlone, printRatio } from '../print';

/**
 * `npm run bench -- offline [ROUNDS]`: how long it takes without network, on a phone whose CPU is slowed down four times,
 * until home's content is on screen, which the worker shows from its cache; next to a static page from the same cache:
 * the same markup and styles without a script. Both take turns in one run. The time ends with the first contentful paint.
 */
const cpu = 4;
const rounds = givenNumber(7);
const limit = 1.3;

const pages = 'hupo-pages';
const home = '/';
/** No route is there: the worker knows it from the cache alone. */
const still = '/about/still';

/** Puts home without its scripts next to it, as another page that was opened. */
const keepStill = async ([cacheName, from, to]: readonly [string, string, string]): Promise<void> => {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(from);
  if (kept === undefined) throw new Error('bench: home was not kept');
  const markup = (await kept.text())
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
  await cache.put(to, new Response(markup, { headers: kept.headers }));
};

const isKept = async ([cacheName, path]: readonly [string, string]): Promise<boolean> =>
  navigator.serviceWorker.controller !== null &&
  (await (await caches.open(cacheName)).match(path)) !== undefined;

const contentPainted = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint !== undefined) resolve(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });

const opened = async (page: Page, address: string, heading: string): Promise<number> => {
  await page.goto(address, { waitUntil: 'commit' });
  const painted = await page.evaluate(contentPainted);
  await page.getByText(heading).first().waitFor({ state: 'attached' });
  // Neither the work after the view nor the end of the page may count for the next opening.
  await page.waitForTimeout(1_000);
  await page.goto('about:blank');
  await page.waitForTimeout(300);
  return painted;
};

const executablePath = findChromium();
const gateway = await startBuiltGateway();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath === null ? {} : { executablePath }),
});
try {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  // The compiler names functions by this, also in what goes to the page.
  await page.addInitScript('globalThis.__name = (it) => it');
  await page.goto(gateway.address, { waitUntil: 'networkidle' });
  for (let tries = 0; !(await page.evaluate(isKept, [pages, home] as const)); tries += 1) {
    if (tries > 120) throw new Error('bench: the worker did not keep home');
    await page.waitForTimeout(500);
  }
  const heading = (await page.getByRole('main').getByRole('heading').first().innerText()).trim();
  await page.evaluate(keepStill, [pages, home, still] as const);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await context.setOffline(true);
  const at = (path: string): string => new URL(path, gateway.address).href;
  const took: { readonly app: number[]; readonly still: number[] } = { app: [], still: [] };
  // The first opening of each starts the worker, and is left out.
  for (const path of [home, still]) await opened(page, at(path), heading);
  for (let round = 0; round < rounds; round += 1) {
    took.app.push(await opened(page, at(home), heading));
    took.still.push(await opened(page, at(still), heading));
  }
  const [app, plain] = [median(took.app) ?? Number.NaN, median(took.still) ?? Number.NaN];
  const holds = printRatio(
    `home without network against a static page from the same cache, medians of ${rounds}`,
    app,
    plain,
    limit,
  );
  printAlone('home: the slowest of these openings, ms here', Math.max(...took.app));
  printAlone('static page: the slowest of these openings, ms here', Math.max(...took.still));
  if (!holds) process.exitCode = 1;
} finally {
  await browser.close();
  gateway.close();
}

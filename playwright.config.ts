import { register } from 'node:module';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/setup/chromium.mjs';

register('./tools/test/resolve-fp-ts.mjs', import.meta.url);

const executablePath = findChromium();

/**
 * Moving parts and twice as many points take a third of the suite's time. They are looked at where they matter (what
 * is touched, what moves) and in the short run through the other kind of browser, which has both.
 */
const isLively = process.env.HUPO_LIVELY === '1';

/** `npm test` runs what is not wide; `npm run walks:wide` the walks whose file name says wide; `all` chooses from both. */
const chosen = process.env.HUPO_WALKS;
const wideFiles = '**/*.wide{,.mobile,.desktop}.spec.ts';
const notNow = chosen === undefined ? [wideFiles] : [];

/**
 * The browser suite: real Chromium, real gateway. `mobile` is a phone by touch, `desktop` a window by mouse.
 * A file *.spec.ts runs in both; *.mobile.spec.ts and *.desktop.spec.ts in the one that they name.
 * *.wide.spec.ts, *.wide.mobile.spec.ts and *.wide.desktop.spec.ts run only in the wide run.
 */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: chosen === 'wide' ? wideFiles : '**/*.spec.ts',
  outputDir: '.cache/browser',
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // A second try on a busy machine; the report names what needed it, and tools/test/tally.mjs says how many may.
  retries: 1,
  // Long enough for a machine whose cores others take: a test that hangs fails, one that is slow does not.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '.cache/results/browser.json' }],
    ['./tools/trace/playwright-reporter.ts'],
  ],
  use: {
    locale: 'zh-CN',
    // The network of a walk is what the walk says it is: a request that a worker answers from its cache passes no page.route,
    // and a page kept by an earlier step would stand in for the server that the walk cuts off. The walks of pages without
    // network (tests/browser/offline/without-network) let the worker in.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: isLively ? 'no-preference' : 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        // A page of a test lives for seconds: compiling its code for speed, and clearing its memory in threads of their own,
        // costs more than a tenth of the suite, and is not paid back.
        '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--min-semi-space-size=16,--single-threaded-gc',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'mobile',
      testIgnore: ['**/*.desktop.spec.ts', ...notNow],
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: isLively ? 2 : 1,
      },
    },
    {
      name: 'desktop',
      testIgnore: ['**/*.mobile.spec.ts', ...notNow],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});

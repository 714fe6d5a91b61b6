import { launch } from 'chrome-launcher';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import lighthouse from 'lighthouse';
import { atEnd } from './ending';
import { findMeasuringChromium, findPlaywrightChromium } from '../setup/chromium.mjs';

/** One run of Lighthouse, in milliseconds and bytes; `shown` is when hydration was done, null without script. */
export const Reading = t.readonly(
  t.type({
    lcp: t.number,
    tbt: t.number,
    cls: t.number,
    bytes: t.number,
    shown: t.union([t.number, t.null]),
  }),
);
export type Reading = t.TypeOf<typeof Reading>;

/** A slow fourth-generation phone connection, applied rather than simulated: on loopback simulation hides the server. */
const connection = {
  rttMs: 150,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
  throughputKbps: 1638.4,
};

const chromeFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const UserTimings = t.array(t.type({ name: t.string, startTime: t.number }));

const markOf = (items: readonly unknown[], name: string): number | null => {
  const timings = UserTimings.decode(items);
  return isRight(timings) ? (timings.right.find((timing) => timing.name === name)?.startTime ?? null) : null;
};

const audited = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
  'user-timings',
];

/** Measures one page once with the CPU slowed down `cpu` times, as a browser that calls itself `userAgent`. */
export const measure = async (address: string, cpu: number, userAgent: string): Promise<Reading> => {
  const chromePath = findMeasuringChromium() ?? (await findPlaywrightChromium());
  const chrome = await launch({ chromeFlags, ...(chromePath === null ? {} : { chromePath }) });
  const forget = atEnd(() => chrome.kill());
  try {
    const result = await lighthouse(
      address,
      { port: chrome.port, logLevel: 'error' },
      {
        extends: 'lighthouse:default',
        settings: {
          onlyAudits: audited,
          disableFullPageScreenshot: true,
          emulatedUserAgent: userAgent,
          throttlingMethod: 'devtools',
          throttling: { ...connection, cpuSlowdownMultiplier: cpu },
          maxWaitForLoad: 60_000,
        },
      },
    );
    const audits = result?.lhr.audits ?? {};
    const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
    const timings = audits['user-timings']?.details;
    return {
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
      shown: timings?.type === 'table' ? markOf(timings.items, 'hupo.shown') : null,
    };
  } finally {
    chrome.kill();
    forget();
  }
};

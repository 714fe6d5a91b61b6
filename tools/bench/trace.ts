import { chromium } from '@playwright/test';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { findMeasuringChromium } from '../setup/chromium.mjs';
import { startBuiltGateway } from './gateway-process';

/**
 * `npm run bench -- trace [path] [CPU]`: where the main thread's time goes until a page is hydrated, on a phone's
 * connection with the CPU slowed down (home at ×4 when nothing else is said): each task of 20 ms or more with what it is
 * made of, and the sums by kind of work.
 */
const path = process.argv[3] ?? '/';
const cpu = Number(process.argv[4] ?? '4');
const shortestTold = 20;

/** As the pages are measured with: latency in milliseconds, throughput in bytes a second. */
const connection = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

const Event = t.intersection([
  t.type({ name: t.string, ph: t.string, ts: t.number, tid: t.number, pid: t.number }),
  t.partial({ dur: t.number, args: t.UnknownRecord }),
]);
type Event = t.TypeOf<typeof Event>;

const kinds: Readonly<Record<string, string>> = {
  ParseHTML: 'parse HTML',
  EvaluateScript: 'evaluate scripts',
  'v8.compile': 'compile scripts',
  'v8.compileModule': 'compile scripts',
  'v8.evaluateModule': 'evaluate scripts',
  FunctionCall: 'run scripts',
  'v8.callFunction': 'run scripts',
  'LocalWindowProxy::Initialize': 'begin the document',
  RunMicrotasks: 'run scripts',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  MinorGC: 'collect garbage',
  MajorGC: 'collect garbage',
};

const executablePath = findMeasuringChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath === null ? {} : { executablePath }),
});
const gateway = await startBuiltGateway();
const told = await (async () => {
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', connection);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const heard: unknown[] = [];
    session.on('Tracing.dataCollected', ({ value }) => heard.push(...value));
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: [
          'devtools.timeline',
          'disabled-by-default-devtools.timeline',
          'toplevel',
          'v8',
          'disabled-by-default-v8.compile',
          'blink.user_timing',
        ],
      },
    });
    await page.goto(new URL(path, gateway.address).href);
    await page.waitForFunction(() => performance.getEntriesByName('hupo.shown').length > 0);
    await session.send('Tracing.end');
    await ended;
    return heard.flatMap((event) => {
      const decoded = Event.decode(event);
      return isRight(decoded) ? [decoded.right] : [];
    });
  } finally {
    await browser.close();
    gateway.close();
  }
})();

const start = told.find(
  ({ name, args }) => name === 'navigationStart' && JSON.stringify(args).includes(path),
);
const shown = told.find(({ name }) => name === 'hupo.shown');
if (start === undefined || shown === undefined) throw new Error('bench: the trace does not hold the page');
const ofPage = told
  .filter(({ ph, pid, tid }) => ph === 'X' && pid === shown.pid && tid === shown.tid)
  .filter(({ ts }) => ts >= start.ts && ts <= shown.ts)
  .sort((one, other) => one.ts - other.ts);
const ms = (micros: number): number => micros / 1_000;
const endOf = ({ ts, dur = 0 }: Event): number => ts + dur;
const within =
  (task: Event) =>
  (one: Event): boolean =>
    one.ts >= task.ts && endOf(one) <= endOf(task);

/** What a task is made of: the outermost kind of each moment. */
const madeOf = (task: Event): Map<string, number> => {
  const sums = new Map<string, number>();
  let until = task.ts;
  for (const one of ofPage.filter(within(task))) {
    const kind = kinds[one.name];
    if (kind === undefined || one.ts < until) continue;
    sums.set(kind, (sums.get(kind) ?? 0) + ms(one.dur ?? 0));
    until = endOf(one);
  }
  const known = [...sums.values()].reduce((sum, one) => sum + one, 0);
  return sums.set('other', Math.max(0, ms(task.dur ?? 0) - known));
};
const spelled = (sums: ReadonlyMap<string, number>): string =>
  [...sums]
    .filter(([, time]) => time >= 1)
    .sort(([, one], [, other]) => other - one)
    .map(([kind, time]) => `${kind} ${Math.round(time)}`)
    .join(', ');

const tasks = ofPage.filter(({ name }) => name === 'RunTask');
const all = new Map<string, number>();
console.log(`${path} at ×${cpu}: hydrated ${Math.round(ms(shown.ts - start.ts))} ms after it was asked for`);
console.log('begins\tlasts\tmade of (ms)');
for (const task of tasks) {
  const sums = madeOf(task);
  for (const [kind, time] of sums) all.set(kind, (all.get(kind) ?? 0) + time);
  if (ms(task.dur ?? 0) >= shortestTold)
    console.log(`${Math.round(ms(task.ts - start.ts))}\t${Math.round(ms(task.dur ?? 0))}\t${spelled(sums)}`);
}
const busy = tasks.reduce((sum, { dur = 0 }) => sum + ms(dur), 0);
console.log(`busy ${Math.round(busy)} ms: ${spelled(all)}`);
console.log(`waiting for the network ${Math.round(ms(shown.ts - start.ts) - busy)} ms`);

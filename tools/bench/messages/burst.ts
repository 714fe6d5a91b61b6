import type { Request } from '@playwright/test';
import { startBursting } from './bursting-socket';
import { openPhone } from './phone';
import { tell } from './tell';

/**
 * `npm run bench -- burst [MANY]`: 1,000 messages in a second to a page that is open on a phone whose CPU is slowed down
 * four times: home, the list of messages, and the conversation itself. Told are the calls of the unread count (how many,
 * how far apart, how many at once) and the longest task of the main thread, each beside its limit.
 */
const cpu = 4;
const many = Number(process.argv[3] ?? '1000');
const burstMs = 1_000;
/** Until then all that follows of a burst is done. */
const restMs = 3_000;
const pages = ['/', '/message', '/message/chat?to=u-zhou'];
const counting = '/webapp/message!seeListNum.action';

const phone = await openPhone('demo', 'u-shen');
const socket = await startBursting('u-zhou', 'u-shen');
const held: boolean[] = [];

/** Begins to hear long tasks; the longest one is told at the end, 0 when none was. */
const watchTasks = (): { readonly longest: () => number } => {
  const told = { longest: 0 };
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) told.longest = Math.max(told.longest, duration);
  });
  tasks.observe({ type: 'longtask' });
  return { longest: () => told.longest };
};

declare global {
  interface Window {
    /** When each call of the unread count began, in milliseconds of the page. */
    countBegan: number[];
  }
}

/** Notes in the page when a call begins: heard from outside it would be late. */
const noteBegins = (name: string): void => {
  window.countBegan = [];
  window.XMLHttpRequest = class extends XMLHttpRequest {
    override setRequestHeader(header: string, value: string): void {
      if (value === name) window.countBegan.push(performance.now());
      super.setRequestHeader(header, value);
    }
  };
};

try {
  const { page } = phone;
  await page.addInitScript(noteBegins, counting);
  await page.addInitScript((port) => {
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(String(address).replace(window.location.host, `127.0.0.1:${port}`), protocols);
      }
    };
  }, socket.port);
  for (const path of pages) {
    await phone.slowDown(1);
    await page.goto(`${phone.url}${path}`, { waitUntil: 'networkidle' });
    for (let look = 0; !socket.subscribed() && look < 200; look += 1) await page.waitForTimeout(50);
    if (!socket.subscribed()) throw new Error(`bench: ${path} did not connect`);
    await page.waitForTimeout(2_000);
    await phone.slowDown(cpu);
    const calls = new Map<string, number>();
    const underWay = { now: 0, most: 0 };
    const isCount = (request: Request): boolean => request.headers()['x-gateway-path'] === counting;
    const begin = (request: Request): void => {
      const name = request.headers()['x-gateway-path'] ?? new URL(request.url()).pathname;
      calls.set(name, (calls.get(name) ?? 0) + 1);
      if (!isCount(request)) return;
      underWay.now += 1;
      underWay.most = Math.max(underWay.most, underWay.now);
    };
    const end = (request: Request): void => {
      if (isCount(request)) underWay.now -= 1;
    };
    page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
    await page.evaluate(() => window.countBegan.splice(0));
    const tasks = await page.evaluateHandle(watchTasks);
    await socket.burst(many, burstMs);
    const asked = performance.now();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const answered = performance.now() - asked;
    await page.waitForTimeout(restMs);
    const longest = await tasks.evaluate((told) => told.longest());
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    const begins = await page.evaluate(() => window.countBegan.splice(0));
    const apart = begins.slice(1).map((at, index) => at - (begins[index] ?? 0));
    console.log(`${path}: ${[...calls].map(([name, times]) => `${name} ×${times}`).join(', ')}`);
    held.push(tell('calls of the unread count', begins.length, 4));
    held.push(tell('of them at once', underWay.most, 1));
    if (apart.length > 0)
      held.push(tell('how much nearer than 500 ms two began, ms', 500 - Math.min(...apart), 0));
    console.log(`  drawn again ${Math.round(answered)} ms after the last of them`);
    held.push(tell('longest task of the main thread, ms (0: none of 50)', longest, 50));
  }
} finally {
  await phone.close();
  socket.close();
}
process.exitCode = held.every(Boolean) ? 0 : 1;

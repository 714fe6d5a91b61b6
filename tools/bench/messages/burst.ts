import type { Request } from '@playwright/test';
import { messageCalls } from '../../../contract/message/calls';
import { startBursting } from './bursting-socket';
import { openPhone } from './phone';
import { givenNumber } from '../given-number';
import { printCount, printTime } from '../print';

/**
 * `npm run bench -- burst [MANY]`: 1,000 messages in a second to a page that is open on a phone whose CPU is slowed down
 * four times: home, the list of messages, and the conversation itself. Told are the calls of the unread count and of the
 * list (how many, how far apart, how many at once) and the longest task of the main thread, each beside its limit.
 */
const cpu = 4;
const many = givenNumber(1000);
const burstMs = 1_000;
/** Until then all that follows of a burst is done. */
const restMs = 3_000;
const pages = ['/', '/message', '/message/chat?to=u-zhou'];
/** The calls that a burst must not repeat for each message. */
const coalesced = {
  'the unread count': messageCalls.unreadCount.path,
  'the list': messageCalls.list.path,
} as const;

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
    /** When each call began, by its name, in milliseconds of the page. */
    callsBegan: { readonly name: string; readonly at: number }[];
  }
}

/** Notes in the page when a call begins: heard from outside it would be late. */
const noteBegins = (names: readonly string[]): void => {
  window.callsBegan = [];
  window.XMLHttpRequest = class extends XMLHttpRequest {
    override setRequestHeader(header: string, value: string): void {
      if (names.includes(value)) window.callsBegan.push({ name: value, at: performance.now() });
      super.setRequestHeader(header, value);
    }
  };
};

try {
  const { page } = phone;
  await page.addInitScript(noteBegins, Object.values(coalesced));
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
    const [underWay, most] = [new Map<string, number>(), new Map<string, number>()];
    const nameOf = (request: Request): string =>
      request.headers()['x-gateway-path'] ?? new URL(request.url()).pathname;
    const begin = (request: Request): void => {
      const name = nameOf(request);
      calls.set(name, (calls.get(name) ?? 0) + 1);
      const now = (underWay.get(name) ?? 0) + 1;
      underWay.set(name, now);
      most.set(name, Math.max(most.get(name) ?? 0, now));
    };
    const end = (request: Request): void => {
      const name = nameOf(request);
      underWay.set(name, (underWay.get(name) ?? 0) - 1);
    };
    page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
    await page.evaluate(() => window.callsBegan.splice(0));
    const tasks = await page.evaluateHandle(watchTasks);
    await socket.burst(many, burstMs);
    const asked = performance.now();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const answered = performance.now() - asked;
    await page.waitForTimeout(restMs);
    const longest = await tasks.evaluate((told) => told.longest());
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    const began = await page.evaluate(() => window.callsBegan.splice(0));
    console.log(`${path}: ${[...calls].map(([name, times]) => `${name} ×${times}`).join(', ')}`);
    for (const [what, path] of Object.entries(coalesced)) {
      const begins = began.filter(({ name }) => name === path).map(({ at }) => at);
      const apart = begins.slice(1).map((at, index) => at - (begins[index] ?? 0));
      held.push(printCount(`calls of ${what}`, begins.length, 4));
      held.push(printCount('of them at once', most.get(path) ?? 0, 1));
      if (apart.length > 0)
        held.push(printCount('how much nearer than 500 ms two began, ms', 500 - Math.min(...apart), 0));
    }
    console.log(`  drawn again ${Math.round(answered)} ms after the last of them`);
    held.push(printTime('longest task of the main thread (0: none of 50)', longest, 50));
  }
} finally {
  await phone.close();
  socket.close();
}
process.exitCode = held.every(Boolean) ? 0 : 1;

import { chromium, type Browser } from '@playwright/test';
import * as t from 'io-ts';
import { isRight } from 'fp-ts/Either';
import { findChromium } from '../setup/chromium.mjs';
import type { MarkedWorld } from './world';

const Snapshot = t.type({ strings: t.array(t.string) });

const open = async (): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath === null ? {} : { executablePath }),
  });
};

/** A page that somebody looks at. */
export interface Looked {
  readonly path: string;
  readonly userAgent?: string;
  readonly token?: string;
}

/**
 * Everything that a page's memory holds as text after it was looked at: its elements, what came with it, what its machines
 * keep, what it was told; of the heap its own strings.
 */
export const memoryOf = async ({ url }: MarkedWorld, { path, userAgent, token }: Looked): Promise<string> => {
  const browser = await open();
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
      ...(userAgent === undefined ? {} : { userAgent }),
    });
    if (token !== undefined) await context.addCookies([{ name: 'Admin-Token', value: token, url }]);
    const page = await context.newPage();
    const told: Promise<string>[] = [];
    page.on('response', (response) => told.push(response.text().catch(() => '')));
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    const elements = await page.content();
    const protocol = await context.newCDPSession(page);
    const parts: string[] = [];
    protocol.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
    await protocol.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    const snapshot = Snapshot.decode(JSON.parse(parts.join('')));
    if (!isRight(snapshot)) throw new Error('The browser told nothing of its memory.');
    return [elements, ...(await Promise.all(told)), ...snapshot.right.strings].join('\n');
  } finally {
    await browser.close();
  }
};

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Page } from '@playwright/test';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { findChromium } from '../../setup/chromium.mjs';
import { atEnd } from '../ending';

const Ready = t.type({ url: t.string, token: t.string });

/** The phone of somebody who is logged in, with its CPU slowed down, and the gateway that it speaks to. */
export interface Phone {
  readonly url: string;
  readonly page: Page;
  readonly slowDown: (cpu: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** @param seed the gateway's; @param userId who is logged in */
export const openPhone = async (seed: string, userId: string): Promise<Phone> => {
  const gateway = fork('tools/bench/messages/gateway.ts', [seed, userId], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  atEnd(() => gateway.kill());
  const told: unknown = (await Promise.race([once(gateway, 'message'), once(gateway, 'exit')]))[0];
  const ready = Ready.decode(told);
  if (isLeft(ready)) throw new Error('bench: the gateway did not start');
  const { url, token } = ready.right;
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath === null ? {} : { executablePath }),
  });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    bypassCSP: true,
  });
  await context.addCookies([{ name: 'Admin-Token', value: token, url, sameSite: 'Lax' }]);
  const page = await context.newPage();
  // The compiler names functions by this, also in what goes to the page.
  await page.addInitScript('globalThis.__name = (it) => it');
  const session = await context.newCDPSession(page);
  return {
    url,
    page,
    slowDown: async (cpu) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    },
    close: async () => {
      await browser.close();
      gateway.send('end');
      await once(gateway, 'exit');
    },
  };
};

import type { Page } from '@playwright/test';
import { captchaIn } from '../support/captcha';
import { frameTold, hearFrame } from '../support/captcha-frame';
import { expect, test } from '../support/fixtures';
import { freeze, ownClock } from '../support/frozen-clock';
import { submitLogin } from '../support/log-in';

interface Delay {
  readonly code: number;
  readonly what: string;
  /** Of the captcha's origin: never answered. */
  readonly path: RegExp;
  /** How many times so many ms pass. */
  readonly after: { readonly ms: number; readonly times: number };
  /** Whether they are counted from the frame's script, or from its request. */
  readonly fromScript: boolean;
}

const delays: readonly Delay[] = [
  {
    code: 1002,
    what: 'the puzzle is not shown within 20 s of the frame’s script',
    path: /\/puzzle\.js$/,
    after: { ms: 20_000, times: 1 },
    fromScript: true,
  },
  {
    code: 1003,
    what: 'the frame’s script does not arrive in three times 15 s',
    path: /\/frame\.js$/,
    after: { ms: 15_000, times: 3 },
    fromScript: false,
  },
  {
    code: 1008,
    what: 'the frame’s document does not finish loading',
    path: /\/frame\.css$/,
    after: { ms: 10_000, times: 1 },
    fromScript: true,
  },
];

/** The frame waits as long for its template as for its document; the one that came is not the one that fails. */
const templateCame = async (page: Page): Promise<void> => {
  const response = await page.waitForResponse(/\/template\?/);
  await response.finished();
};

/** Lets the time pass that the absence of the wanted file takes. */
const letTimePass = async (page: Page, { path, after, fromScript }: Delay): Promise<void> => {
  const next = () => page.waitForRequest((request) => path.test(request.url()));
  const template = fromScript ? templateCame(page) : null;
  for (let asked = next(), left = after.times; left > 0; left -= 1) {
    await asked;
    if (fromScript) await Promise.all([frameTold(page, 'scriptloaded'), template]);
    if (left > 1) asked = next();
    await page.clock.runFor(after.ms);
  }
};

for (const delay of delays)
  test(`[CAP-03] ${delay.code}: ${delay.what}; the member tries again and gets a puzzle`, async ({
    page,
    gateway,
    account,
    watch,
  }) => {
    watch.announce(/Failed to load resource|net::ERR/);
    const service = (url: URL): boolean => url.origin === gateway.secondUrl && delay.path.test(url.href);
    await page.clock.install();
    await hearFrame(page);
    await page.route(service, () => new Promise(() => undefined));
    await page.goto('/login/passwd');
    const passed = letTimePass(page, delay);
    await submitLogin(page, account);
    await passed;

    const { sheet, slider } = captchaIn(page);
    const alert = sheet.getByRole('alert');
    await expect(alert).toContainText(`错误代码 ${delay.code}`);
    await page.unroute(service);
    await alert.getByRole('button', { name: '重试' }).click();
    await expect(slider).toHaveAttribute('aria-disabled', 'false');
  });

test('[CAP-04] the 20 s to show the puzzle begin with the frame’s script, however late', async ({
  page,
  account,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await ownClock(page);
  await hearFrame(page);
  await page.route(/\/frame\.js$/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.route(/\/puzzle\.js$/, () => new Promise(() => undefined));
  await page.goto('/login/passwd');
  const frameAsked = page.waitForRequest(/\/frame\.js$/);
  const templateCame = page.waitForEvent('requestfinished', (one) => /\/template\?/.test(one.url()));
  await submitLogin(page, account);
  const frame = (await frameAsked).frame();
  const { sheet } = captchaIn(page);
  await expect(sheet).toBeVisible();
  await freeze(page);

  await page.clock.runFor(12_000);
  release();
  await frameTold(page, 'scriptloaded');
  // The frame gives up its own document and template sooner than that: neither is what is late here.
  await frame.waitForLoadState('load');
  await templateCame;
  await page.clock.runFor(19_000);
  await expect(sheet.getByText('正在加载安全验证')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(sheet.getByRole('alert')).toContainText('错误代码 1002');
});

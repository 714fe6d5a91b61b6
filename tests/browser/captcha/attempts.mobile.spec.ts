import type { Page } from '@playwright/test';
import { captchaIn, solveCaptcha } from '../support/captcha';
import { frameTold, hearFrame } from '../support/captcha-frame';
import { expect, test } from '../support/fixtures';
import { freeze, ownClock } from '../support/frozen-clock';
import { submitLogin } from '../support/log-in';

const countOf = (page: Page, path: RegExp): { readonly seen: () => number } => {
  let seen = 0;
  page.on('request', (request) => {
    if (path.test(request.url())) seen += 1;
  });
  return { seen: () => seen };
};

for (const { what, path } of [
  { what: 'entry script', path: /\/captcha\.js$/ },
  { what: 'frame script', path: /\/frame\.js$/ },
  { what: 'puzzle script', path: /\/puzzle\.js(\?attempt=\d)?$/ },
])
  test(`[CAP-04] the ${what} is tried three times before it is given up`, async ({
    page,
    account,
    watch,
  }) => {
    watch.announce(/net::ERR|Failed to load resource/);
    const asked = countOf(page, path);
    await page.route(path, (route) => route.abort('connectionreset'));
    await page.goto('/login/passwd');
    await submitLogin(page, account);

    await expect(captchaIn(page).sheet.getByRole('alert')).toContainText('安全验证没有加载出来');
    expect(asked.seen()).toBe(3);
  });

test('[CAP-04] a script that comes at the second attempt is enough', async ({ page, account, watch }) => {
  watch.announce(/net::ERR|Failed to load resource/);
  await page.route(/\/captcha\.js$/, (route) => route.abort('connectionreset'), { times: 1 });
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await solveCaptcha(page);

  await expect(page).toHaveURL(/\/user$/);
});

test('[CAP-04] the 20 s to show the puzzle begin when the frame’s script has come, however late', async ({
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

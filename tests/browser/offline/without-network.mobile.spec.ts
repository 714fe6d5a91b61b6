import type { Page } from '@playwright/test';
import { qrCodeText } from '../../../src/ui/screens/qr-code/text';
import { ownRelease } from '../../../tools/process/own-release';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { takeFreeTicket } from '../../../tools/process/free-ticket';
import { startBrowserGateway } from '../support/gateway';
import { loginForm, signIn } from '../support/log-in';
import { logOut } from '../session/ending';
import { whenLoaded, whenShown } from '../support/when-shown';

test.use({ serviceWorkers: 'allow' });

const { zhou } = demo;

/** A network or a gateway that the test takes away. */
const expected = [/ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_(?:REFUSED|RESET)/];

/** Until the worker answers this page. */
const whenWorkerAnswers = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

const keptIn = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).length, name);

const nameOf = (page: Page) => page.getByRole('heading', { level: 1, name: zhou.name });

const ticketCode = (page: Page) => page.getByRole('img', { name: qrCodeText.code });

const offlineLine = (page: Page) => page.getByText(/离线 · 内容截至 /);

test('[LAY-18][SEC-04] what was opened works without network and says since when; a logout leaves nothing', async ({
  page,
  context,
  gateway,
  watch,
}) => {
  watch.announce(...expected);
  await page.goto('/');
  await whenLoaded(page);
  await whenWorkerAnswers(page);
  await expect.poll(() => keptIn(page, 'hupo-pages')).toBeGreaterThan(0);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();
  await context.setOffline(false);
  await expect(offlineLine(page)).toBeHidden();

  await takeFreeTicket(gateway.url, await signIn(context, gateway, zhou), zhou.name);
  await page.goto('/user');
  await expect(nameOf(page)).toBeVisible();
  await page.goto('/qr_code');
  await expect(ticketCode(page)).toBeVisible();
  await page.goto('/sale');
  await whenLoaded(page);
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  await expect(first).toBeVisible();
  const title = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(/\/sale\/.+\/.+/);
  const shown = page.getByRole('main').getByText(title).filter({ visible: true }).first();
  await expect(shown).toBeVisible();
  const detail = new URL(page.url()).pathname;
  await expect.poll(() => keptIn(page, 'hupo-answers')).toBeGreaterThan(5);

  // Each address is typed again, so that nothing is left of the page before.
  await context.setOffline(true);
  await page.goto('/sale');
  await expect(shown).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();
  await page.goto(detail);
  await expect(shown).toBeVisible();
  await page.goto('/qr_code');
  await expect(ticketCode(page)).toBeVisible();
  await expect(page.getByText(/起没有连上服务器，可以照常签到/)).toBeVisible();
  await page.goto('/user');
  await expect(nameOf(page)).toBeVisible();
  await logOut(page);
  await expect.poll(() => keptIn(page, 'hupo-answers')).toBe(0);
  expect(await keptIn(page, 'hupo-pages')).toBe(0);
  await page.goto('/user');
  await whenShown(page);
  await expect(page.getByText(zhou.name)).toHaveCount(0);
  await context.setOffline(false);
});

test('[LAY-18] a new release is offered, waits for typed text, and is applied when the user asks', async ({
  page,
  watch,
}) => {
  // Code that is still asked of the gateway that stops.
  watch.announce(...expected, /Failed to load resource: .*\/assets\//);
  const { folder, renew, remove } = await ownRelease();
  const pages = { kind: 'built', folder } as const;
  const before = await startBrowserGateway({ pages });
  await page.goto(`${before.url}/login`);
  const { phone } = loginForm(page);
  await phone.waitFor();
  await whenWorkerAnswers(page);
  await renew();
  await before.close();
  const after = await startBrowserGateway({ pages, port: Number(new URL(before.url).port) });
  try {
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const offer = page.getByRole('button', { name: '有新版本，点此更新' });
    await expect(offer).toBeVisible();
    await phone.fill('13800000000');
    await offer.click();
    await expect(page.getByText('有新版本：请先提交或清空正在填写的内容')).toBeVisible();
    await expect(phone).toHaveValue(/138/);
    await phone.fill('');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: '更新', exact: true }).click();
    await reloaded;
    await expect(phone).toBeVisible();
    await expect(offer).toBeHidden();
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
    ).toBeNull();
  } finally {
    await after.close();
    await remove();
  }
});

import { endOfTerm } from '../../../gateway/src/domain/nda/nda';
import { seeds } from '../../../gateway/src/seed/seeds';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { ownClock } from '../support/frozen-clock';
import { signIn } from '../support/log-in';

const dayMs = 24 * 60 * 60_000;
const sale = seeds.demo.sales.find(({ id }) => id === '20260377');
/** Shen's NDA on it was approved eight days before the morning that the seed is of. */
const end = endOfTerm((Math.floor(Date.now() / dayMs) - 8) * dayMs);
const company = sale?.companyName ?? '';

test('[ENT-08][ENT-09] without a socket and without a network what an NDA opened is closed at its end, and a new signature is offered; a gateway that answers knows better than the clock', async ({
  page,
  context,
  gateway,
  watch,
}) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await page.routeWebSocket(/\/ws\?/, (socket) => socket.close());
  await signIn(context, gateway, demo.shen);
  const path = `/sale/${sale?.sourceType ?? ''}/${sale?.id ?? ''}`;
  await ownClock(page);
  await page.goto(path);
  await expect(page.getByText(company)).toBeVisible();
  const now = await page.evaluate(() => Date.now());
  await page.clock.fastForward(end - now - 60_000);
  await expect(page.getByText(company)).toBeVisible();
  await context.setOffline(true);
  await page.clock.fastForward(61_000);
  await expect(page.getByText(company)).toHaveCount(0);
  await expect(page.getByText('签署NDA后可见').first()).toBeVisible();
  await expect(page.getByText('已过期').first()).toBeVisible();
  expect(await page.content()).not.toContain(company);
  await expect(page.getByRole('button', { name: '重新签署' })).toBeVisible();

  // The device's clock alone is past the end: what the gateway answers counts.
  await context.setOffline(false);
  await expect(page.getByText(company)).toBeVisible();
});

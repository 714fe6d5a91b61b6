import { endOfTerm } from '../../../gateway/src/domain/nda/nda';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { ownClock } from '../support/frozen-clock';
import { signIn } from '../support/log-in';
import { demoSeed } from '../../../tools/process/seeds';
import { dayMs } from '../../../contract/values/duration';

/** Shen's NDAs on them were approved so many days before the morning that the seed is of. */
const opened = [
  { id: '20260409', daysAgo: 21 },
  { id: '20260377', daysAgo: 8 },
].map(({ id, daysAgo }) => {
  const sale = demoSeed.sales.find((each) => each.id === id);
  return {
    ...{ id, company: sale?.companyName ?? '', path: `/sale/${sale?.sourceType ?? ''}/${id}` },
    end: endOfTerm((Math.floor(Date.now() / dayMs) - daysAgo) * dayMs),
  };
});

test('[ENT-08][ENT-09] offline the end of an NDA closes what it opened, on a deal and in a comparison', async ({
  page,
  context,
  gateway,
  watch,
}) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await signIn(context, gateway, demo.shen);
  const compared = await context.newPage();
  for (const each of [page, compared]) {
    await each.routeWebSocket(/\/ws\?/, (socket) => socket.close());
    await ownClock(each);
  }
  const first = opened.toSorted((one, other) => one.end - other.end)[0];
  if (first === undefined) throw new Error('the seed has no such NDA');
  await page.goto(first.path);
  await compared.goto(`/sale?compare=${opened.map(({ id }) => id).join(',')}`);
  const own = page.getByText(first.company);
  const companies = opened.map(({ company }) => compared.getByText(company).first());
  const now = gateway.clock.now();
  for (const each of [own, ...companies]) await expect(each).toBeVisible();
  // Offline from here on: an answer of the gateway would correct the page's clock, which alone moves.
  await context.setOffline(true);
  // Both pages have one clock.
  await context.clock.fastForward(first.end - now - 60_000);
  for (const each of [own, ...companies]) await expect(each).toBeVisible();
  await context.clock.fastForward(61_000);
  await expect(own).toHaveCount(0);
  await expect(page.getByText('签署NDA后可见').first()).toBeVisible();
  await expect(page.getByText('已过期').first()).toBeVisible();
  expect(await page.content()).not.toContain(first.company);
  await expect(page.getByRole('button', { name: '重新签署' })).toBeVisible();
  for (const company of companies) await expect(company).toHaveCount(0);
  await expect(compared.getByText('签署NDA后可见').first()).toBeVisible();
  const html = await compared.content();
  expect(opened.filter(({ company }) => html.includes(company))).toEqual([]);

  // Only the page's clock is past the end: the gateway's answer corrects it.
  await context.setOffline(false);
  for (const each of [own, ...companies]) await expect(each).toBeVisible();
});

import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { demo, type Account } from '../support/accounts';
import { signIn } from '../support/log-in';
import { bringForward, expectVisitorAtHome, logOut } from './ending';

const { zhou, he } = demo;

/** Everything that the tab and the device keep for the page, as text. */
const keptBy = async (page: Page): Promise<string> => {
  const kept = await page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      document.cookie,
      await caches.keys(),
      await indexedDB.databases(),
      (await navigator.serviceWorker.getRegistrations()).length,
    ]),
  );
  return `${kept} ${await page.locator('body').innerText()}`;
};

const expectNothingOf = async (page: Page, { id, name, phone }: Account, typed: string): Promise<void> => {
  const kept = await keptBy(page);
  for (const word of [id, name, phone, typed]) expect(kept).not.toContain(word);
};

const [loggedOut, elsewhere, refused] = ['已退出登录', '您已在另一个页面退出登录', '登录已失效，请重新登录'];

/** Notes what each tab says of the end of the session: a toast is gone before a busy machine looks. */
const noteEnds = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    (ends) => {
      const said = new Set<string>();
      Object.assign(window, { saidOfEnd: () => [...said] });
      new MutationObserver(() => {
        const text = document.documentElement.textContent;
        for (const end of ends) if (text.includes(end)) said.add(end);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    },
    [loggedOut, elsewhere, refused],
  );

const endsSaidIn = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { saidOfEnd: () => string[] }).saidOfEnd());

const typeIn = async (page: Page, position: string): Promise<void> => {
  await page.goto('/user/info');
  await page.getByLabel('职务').fill(position);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(position);
};

test('[SEC-04][LOG-14] after a logout nothing of the user stays in any tab, nor for the next user', async ({
  page,
  context,
  gateway,
  watch,
}) => {
  watch.announce(/status of 401/);
  await noteEnds(context);
  await signIn(context, gateway, zhou);
  const other = await context.newPage();
  await typeIn(other, '另一页的职务');
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: zhou.name })).toBeVisible();
  await logOut(page);
  for (const [tab, end] of [
    [other, elsewhere],
    [page, loggedOut],
  ] as const) {
    await expect.poll(() => endsSaidIn(tab)).toEqual([end]);
    await expectNothingOf(tab, zhou, '另一页的职务');
  }
  await other.getByRole('button', { name: '暂不登录' }).click();
  for (const tab of [other, page]) {
    await expectVisitorAtHome(tab);
    await expectNothingOf(tab, zhou, '另一页的职务');
  }
  await context.setOffline(true);
  await expectNothingOf(other, zhou, '另一页的职务');
  await context.setOffline(false);
  await signIn(context, gateway, he);
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: he.name })).toBeVisible();
  await other.goto('/user/info');
  await expect(other.getByLabel('职务')).toBeVisible();
  await expect(other.getByLabel('职务')).not.toHaveValue('另一页的职务');
  for (const tab of [other, page]) await expectNothingOf(tab, zhou, '另一页的职务');
});

test('[SEC-04][SES-07] the draft of a refused session is offered to the same user and to no other', async ({
  page,
  context,
  gateway,
  watch,
}) => {
  watch.announce(/status of 401/);
  await noteEnds(context);
  for (const next of [zhou, he]) {
    await signIn(context, gateway, zhou);
    await typeIn(page, '没写完的职务');
    await gateway.inside.sessions.endAll(zhou.id);
    await bringForward(page);
    await expectVisitorAtHome(page);
    await expect.poll(() => endsSaidIn(page)).toEqual([refused]);
    await signIn(context, gateway, next);
    await page.goto('/user/info');
    if (next === zhou) await expect(page.getByLabel('职务')).toHaveValue('没写完的职务');
    else {
      await expect(page.getByLabel('职务')).toBeVisible();
      await expectNothingOf(page, zhou, '没写完的职务');
    }
    await gateway.inside.sessions.endAll(next.id);
    await context.clearCookies();
    await page.evaluate(() => sessionStorage.clear());
  }
});

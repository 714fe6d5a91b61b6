import type { Locator, Page } from '@playwright/test';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { field, log, write } from './talking';

/** A demand and a share transfer of the platform, and the button that asks about each. */
const ofThePlatform = [
  ['/buy/20260112', /^咨询/],
  ['/gf/entrust/G20260061', /^咨询转让方/],
] as const;

/** The link above a conversation to what it is about. */
const card = (page: Page, path: string): Locator =>
  page.getByRole('main').locator(`a[href^="${path}"]`).filter({ visible: true }).first();

const dealPath = '/sale/entrust/20260409';
const threadAddress = /\/message\/chat\?to=t-[0-9a-f-]{36}$/;

test('[SCR-11] a deal, a demand and a share transfer lead into conversations that show their cards', async ({
  page,
  context,
  browser,
  gateway,
}) => {
  const text = `请问尽调何时开始 ${gateway.clock.now()}`;
  const buyer = gateway.spareAccount();
  await signIn(context, gateway, buyer);
  await page.goto(dealPath);
  const title = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText();
  await page.getByRole('button', { name: /^咨询/ }).click();
  // The deal hides its owner: the address names a thread of this deal and this buyer, no account.
  await expect(page).toHaveURL(threadAddress);
  const thread = new URL(page.url()).searchParams.get('to') ?? '';
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  await write(page, text);
  await expect(field(page)).toHaveValue('');
  await expect(log(page)).toContainText(text);
  const others = await browser.newContext({ baseURL: gateway.url });
  await signIn(others, gateway, demo.zhou);
  const owner = await others.newPage();
  await owner.goto(`/message/chat?to=${thread}`);
  await expect(log(owner)).toContainText(text);
  await expect(owner.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${dealPath}$`));
  // Another deal of the same owner has a thread of its own: nothing ties the two.
  const another = '/sale/entrust/20260418';
  await page.goto(another);
  await page.getByRole('button', { name: /^咨询/ }).click();
  await expect(page).toHaveURL(threadAddress);
  expect(page.url()).not.toContain(thread);
  await expect(card(page, another)).toBeVisible();
  await expect(card(page, dealPath)).toHaveCount(0);
  await others.close();

  for (const [path, ask] of ofThePlatform) {
    await page.goto(path);
    await page.getByRole('button', { name: ask, exact: true }).click();
    await expect(page).toHaveURL(/\/message\/chat\?to=p-service$/);
    await expect(card(page, path)).toBeVisible();
    await page.getByRole('button', { name: '发送项目', exact: true }).click();
    await expect(log(page).locator(`a[href="${path}"]`)).toHaveCount(0);
    const asked = page.getByRole('group', { name: '发送这张项目卡片？' });
    await asked.getByRole('button', { name: '发送' }).click();
    await expect(log(page).locator(`a[href="${path}"]`)).toBeVisible();
  }
  // The card that was shared first shows as much as the one that is pinned now.
  for (const [path] of ofThePlatform) {
    const shared = log(page)
      .locator('.chat-card')
      .filter({ has: page.locator(`a[href="${path}"]`) });
    await expect(shared.locator('.chat-card-sum')).toHaveText(/\d/);
  }
  const [[first]] = ofThePlatform;
  const earlier = page.locator(`.chat-others a[href="${first}"]`);
  await expect(earlier).toBeHidden();
  await page.getByText(/^其他相关项目 \d 个$/).click();
  await earlier.click();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
});

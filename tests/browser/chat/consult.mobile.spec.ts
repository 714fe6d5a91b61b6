import type { Locator, Page } from '@playwright/test';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { logIn, signIn } from '../support/log-in';
import { field, log, write } from './talking';

/** A demand and a share transfer that are the platform's, and how each is asked about. */
const ofThePlatform = [
  ['/buy/20260112', '咨询'],
  ['/gf/entrust/G20260061', '咨询转让方'],
] as const;

/** Above a conversation, the way to what it is about. */
const card = (page: Page, path: string): Locator =>
  page.getByRole('main').locator(`a[href^="${path}"]`).filter({ visible: true }).first();

const deal = { path: '/sale/entrust/20260409', code: 'XM20260409' } as const;

test('[SCR-11] from a deal one comes into the conversation with its owner, above it the deal’s card, and back', async ({
  page,
  context,
  browser,
  gateway,
}) => {
  const text = `请问尽调何时开始 ${gateway.clock.now()}`;
  const buyer = gateway.spareAccount();
  await signIn(context, gateway, buyer);
  const others = await browser.newContext();
  await signIn(others, gateway, demo.zhou);
  const owner = await others.newPage();
  await owner.goto('/message');
  await page.goto(deal.path);
  const title = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText();
  await page.getByRole('button', { name: '咨询', exact: true }).click();
  await expect(page).toHaveURL(/\/message\/chat\?to=u-zhou$/);
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  await write(page, text);
  await expect(field(page)).toHaveValue('');
  await expect(log(page)).toContainText(text);
  await expect(owner.getByRole('list', { name: '消息列表' })).toContainText(text);
  await owner.goto(`/message/chat?to=${buyer.id}`);
  await expect(log(owner)).toContainText(text);
  await expect(owner.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${deal.path}$`));
  // Another deal of the same owner: what stands above the conversation that they have open is that one.
  const another = '/sale/entrust/20260418';
  await page.goto(another);
  await page.getByRole('button', { name: '咨询', exact: true }).click();
  await expect(page).toHaveURL(/\/message\/chat\?to=u-zhou$/);
  await expect(card(owner, another)).toBeVisible();
  await expect(owner.getByText('其他相关项目 1 个')).toBeVisible();
  await others.close();
});

test('[SCR-11] a demand and a share transfer have their way into a conversation, one’s own deal has none', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, gateway.spareAccount());
  for (const [list, ask] of [
    ['/buy', '咨询'],
    ['/gf', '咨询转让方'],
  ] as const) {
    await page.goto(list);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('button', { name: ask, exact: true }).click();
    await expect(field(page)).toBeVisible();
    await expect(card(page, list)).toBeVisible();
  }
  for (const [path, ask] of ofThePlatform) {
    await page.goto(path);
    await page.getByRole('button', { name: ask, exact: true }).click();
    await expect(page).toHaveURL(/\/message\/chat\?to=p-service$/);
    await expect(card(page, path)).toBeVisible();
    await page.getByRole('button', { name: '发送项目', exact: true }).click();
    await expect(log(page).locator(`a[href="${path}"]`)).toBeVisible();
  }
  // The one that was shared first tells as much as the one that is pinned now.
  for (const [path] of ofThePlatform)
    await expect(log(page).locator(`a[href="${path}"] .chat-card-sum`)).toBeVisible();
  const [[first]] = ofThePlatform;
  const earlier = page.locator(`.chat-others a[href="${first}"]`);
  await expect(earlier).toBeHidden();
  await page.getByText(/^其他相关项目 \d 个$/).click();
  await earlier.click();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await signIn(context, gateway, demo.zhou);
  await page.goto(deal.path);
  await expect(page.getByRole('button', { name: /^收藏/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '咨询', exact: true })).toHaveCount(0);
});

test('[SCR-11] a visitor who asks about a share transfer logs in and is back on it', async ({
  page,
  gateway,
}) => {
  await page.goto('/gf');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/gf\/\w+\/\w+/);
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: '登录后咨询转让方' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, gateway.spareAccount(), page.url());
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
  await page.getByRole('button', { name: '咨询转让方' }).click();
  await expect(field(page)).toBeVisible();
});

import type { Locator, Page } from '@playwright/test';
import { routeTable } from '../../../src/domain/route/route-table';
import type { RouteRow } from '../../../src/domain/route/route-table';
import { expect } from '../support/fixtures';

/** The pages of the route table that say nothing but that something failed, whatever the network does. */
const tellOfFailures: readonly RouteRow['name'][] = ['error401', 'error404'];

/** What stands for the parameters of a path, where a page can be seen without knowing more. */
const samples: Readonly<Record<string, string>> = {
  ':sourceType': 'entrust',
  ':id': '20260409',
  ':type': 'listed',
  ':markId': 'manufacturing',
  ':ndaState': 'signed',
  ':orderNo': 'HP202601010000000000',
};

/** Where the samples name nothing that is there. */
const known: Readonly<Partial<Record<RouteRow['name'], string>>> = {
  messageChat: '/message/chat?to=u-zhou',
  newsDetail: '/news/1',
  buyDetail: '/buy/20260118',
  transferDetail: '/gf/entrust/G20260061',
};

export interface Walked {
  readonly row: RouteRow;
  readonly address: string;
  readonly forVisitor: boolean;
}

const addressOf = ({ name, path }: RouteRow): string =>
  known[name] ??
  path
    .split('/')
    .map((part) => samples[part] ?? part)
    .join('/');

/** Pages for whoever is not logged in: a member is led on from them. */
const forVisitors: readonly RouteRow['name'][] = [
  'saleLanding',
  'buyLanding',
  'news',
  'newsDetail',
  'codeLogin',
  'passwordLogin',
  'retrievePassword',
  'agreePrivacy',
];

/** Every page of the route table, at an address of its own, by who sees it. */
export const walkedRoutes: readonly Walked[] = routeTable
  .filter(({ name }) => !tellOfFailures.includes(name))
  .map((row) => ({ row, address: addressOf(row), forVisitor: forVisitors.includes(row.name) }));

/** Goes to an address within the application, as its own links and the browser's back and forward do. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/** Goes within the application to another page, and waits until the focus has gone to it: each page begins at its heading. */
export const goOver = async (page: Page, address: string): Promise<void> => {
  await page.evaluate(() => {
    const before = document.createElement('button');
    before.id = 'before';
    document.body.append(before);
    before.focus({ preventScroll: true });
  });
  await goWithin(page, address);
  await expect(page.locator('#before')).not.toBeFocused();
  await page.locator('#before').evaluate((before) => before.remove());
};

/** The parts of home report a failed call by a dialog over the page, too: it is read and closed. */
const closeDialog = async (page: Page): Promise<void> => {
  const close = page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: '关闭' });
  if ((await close.count()) > 0) await close.first().click();
};

const frameOf = (page: Page, { layout }: RouteRow, phone: boolean): Locator => {
  if (!phone) return page.locator('.site-header');
  if (layout === 'root') return page.getByRole('navigation', { name: '主导航' });
  // A conversation's way back is a button of its own head.
  const back = page.getByRole('link', { name: '返回' }).or(page.getByRole('button', { name: '返回' }));
  return layout === 'page' ? back.first() : page.getByRole('main');
};

/** Neither an error of the server nor a missing page is claimed, and the frame of the page stands. */
export const expectFrame = async (page: Page, row: RouteRow, phone: boolean): Promise<void> => {
  const main = page.getByRole('main');
  await expect(async () => {
    if (row.name === 'home') await closeDialog(page);
    await expect(frameOf(page, row, phone)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(main.getByText('500', { exact: true }).filter({ visible: true })).toHaveCount(0);
  await expect(main.getByText(/页面不存在|页面未找到|不存在或已下/).filter({ visible: true })).toHaveCount(0);
};

/** What a page says while something of it has not come. */
const failed = /没有加载出来|没有更新成功|网络不可用/;

/** The page is whole: no shape waits, and nothing says that it did not come. */
export const expectWhole = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main).not.toBeEmpty();
  await expect(main.locator('.skeleton').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByText(failed).filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('heading').first()).toBeAttached();
};

/** What has not come is said in its place, with a way on. */
export const expectTold = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.getByText(failed).filter({ visible: true }).first()).toBeVisible();
  await expect(main.locator('.skeleton').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('button').or(main.getByRole('link')).first()).toBeVisible();
};

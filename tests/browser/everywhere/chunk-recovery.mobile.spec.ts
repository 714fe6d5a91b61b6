import type { Page } from '@playwright/test';
import { hearCode } from '../support/code-come';
import { expect, test } from '../support/fixtures';
import { loginForm } from '../support/log-in';
import { loginCode } from './held';
import { whenShown } from '../support/when-shown';

const goToLogin = async (page: Page): Promise<void> => {
  await whenShown(page);
  await page.getByRole('main').getByRole('link', { name: '登录查看项目' }).click();
};

/** Counts the documents that the page asks for. */
const documentsOf = (page: Page): readonly string[] => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  return documents;
};

test.beforeEach(({ watch }) => watch.announce(/ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/, /assets\/screen-/));

test('[LAY-13] a page whose code fails is reloaded once; within the minute it offers to try again', async ({
  page,
}) => {
  // It is fetched ahead as well, and must not come then.
  const heard: { documents: readonly string[] } = { documents: [] };
  await page.route(loginCode, (route) => (heard.documents.length === 0 ? route.abort() : route.continue()));
  await page.goto('/sale/landing');
  heard.documents = documentsOf(page);
  await goToLogin(page);
  await expect(loginForm(page).phone).toBeVisible();
  expect(heard.documents).toHaveLength(1);

  await page.unroute(loginCode);
  await page.route(loginCode, (route) => route.abort());
  await page.goto('/sale/landing');
  const documents = documentsOf(page);
  await goToLogin(page);
  await expect(page.getByText('页面没有加载出来')).toBeVisible();
  expect(documents).toHaveLength(0);
  await page.unroute(loginCode);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(loginForm(page).phone).toBeVisible();
  expect(documents).toHaveLength(1);
});

test('[LAY-13] without network nothing is reloaded; the page says so and loads when it is back', async ({
  page,
  context,
}) => {
  // What says so comes in a quiet moment after the first view: without it, there is the title and the retry.
  const wordsAreHere = hearCode(page, /\/loading-page-[^/]+\.js$/, /\/loading-page-[^/]+\.css$/);
  // The code of the login is fetched ahead as well: it must not be here.
  await page.route(loginCode, (route) => route.abort());
  await page.goto('/sale/landing');
  await whenShown(page);
  await expect.poll(wordsAreHere).toBe(true);
  const documents = documentsOf(page);
  await context.setOffline(true);
  await page.unroute(loginCode);
  await goToLogin(page);

  await expect(page.getByText('暂时连不上服务器，请检查网络后重试')).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('暂时连不上服务器，请检查网络后重试')).toBeVisible();
  expect(documents).toHaveLength(0);
  await context.setOffline(false);
  await expect(loginForm(page).phone).toBeVisible();
  expect(documents).toHaveLength(1);
});

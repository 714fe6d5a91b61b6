import { demo } from '../support/accounts';
import { solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { submitLogin } from '../support/log-in';
import { scrollOf, scrollTo } from '../support/scrolled';
import { whenLoaded } from '../support/when-shown';
import { rowsIn } from './listed';
import { demoSeed } from '../../../tools/process/seeds';

const opened = demoSeed.sales.find(({ id }) => id === '20260377');

test('[LAY-06][ENT-09] a login from a list leads back to it, with what the NDA opened', async ({ page }) => {
  const title = opened?.title ?? '';
  await page.goto(`/sale?keyword=${encodeURIComponent(title.slice(0, 12))}`);
  await whenLoaded(page);
  const deal = page.getByRole('article').filter({ hasText: title });
  await expect(deal).toContainText('签署NDA后可见');
  const address = page.url();

  await deal.getByRole('button', { name: `收藏：${title}` }).click();
  await submitLogin(page, demo.shen);
  await solveCaptcha(page);
  await expect(page).toHaveURL(address);
  await whenLoaded(page);
  await expect(deal).toContainText('已签署');
  await expect(deal).not.toContainText('签署NDA后可见');
});

test('[LOG-07][LAY-19] a visitor goes back from the login to the list, filtered and scrolled as before', async ({
  page,
  account,
}) => {
  await page.goto('/');
  await whenLoaded(page);
  await page.goto('/sale?sort=amount&region=cn-east');
  await whenLoaded(page);
  const address = page.url();
  await page.getByRole('button', { name: '保存搜索' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: '密码登录' }).click();
  await expect(page).toHaveURL(/\/login\/passwd$/);
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page).toHaveURL(address);

  await scrollTo(page, 300);
  const before = await scrollOf(page);
  const deals = await rowsIn(page).allInnerTexts();
  const star = page.getByRole('button', { name: /^收藏：/ }).nth(2);
  await star.click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  expect(await rowsIn(page).allInnerTexts()).toEqual(deals);
  expect(await scrollOf(page)).toBe(before);

  await star.click();
  await submitLogin(page, account);
  await solveCaptcha(page);
  await expect(page).toHaveURL(address);
  await whenLoaded(page);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
});

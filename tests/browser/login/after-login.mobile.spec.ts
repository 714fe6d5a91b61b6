import { demo } from '../support/accounts';
import { sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { signIn, submitLogin } from '../support/log-in';
import { solveCaptcha } from '../support/captcha';
import { whenLoaded } from '../support/when-shown';

test('[LOG-07][ACC-06] a visitor of a deal reloads the login and reads the deal after it', async ({
  page,
  account,
}) => {
  const { path } = sealedDeal;
  await page.goto(path);
  await expect(page).toHaveURL(/\/sale\/landing\?redirect=/);
  await page.getByRole('link', { name: '登录查看项目' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.reload();
  await submitLogin(page, account);
  await solveCaptcha(page);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 2, name: sealedDeal.sale?.title ?? '' })).toBeVisible();
});

test('[ENT-09][LOG-07] a visitor presses a seal of the list, logs in, and gets the NDA of that deal', async ({
  page,
  account,
}) => {
  await page.goto('/sale');
  await whenLoaded(page);
  const deal = page.getByRole('article').filter({ hasText: sealedDeal.sale?.title ?? '' });
  await deal.getByRole('link', { name: '签署NDA后可见' }).first().click();
  await expect(page).toHaveURL(/\/sale\/landing\?redirect=/);
  await page.getByRole('link', { name: '登录查看项目' }).click();
  await submitLogin(page, account);
  await solveCaptcha(page);
  await expect(page).toHaveURL(new RegExp(`${sealedDeal.path}\\?nda=sign$`));
  await expect(page.getByRole('heading', { level: 2, name: sealedDeal.sale?.title ?? '' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: '签署保密协议' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[ACC-06][ACC-08] a member without roles opens the own page, and is sent home from login and overview', async ({
  page,
  member,
}) => {
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();

  await page.goto('/login/passwd');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { name: '推荐项目' })).toBeVisible();

  await page.goto('/sale/landing');
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.getByRole('navigation', { name: '主导航' }).waitFor();
});

test('[ACC-07][ACC-04] an unverified member opens the own page and a sealed deal, but no messages', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.xu);
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: demo.xu.name })).toBeVisible();
  await expect(page.getByRole('region', { name: '我的资料' }).getByText('未认证')).toBeVisible();

  await page.goto('/sale/entrust/20260418');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByText('签署NDA后可见').first()).toBeVisible();

  await page.goto('/message');
  await expect(page).toHaveURL(/\/user\/auditLogin$/);
});

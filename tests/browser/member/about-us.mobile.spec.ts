import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';

test('[SCR-15] a verified member reads who runs the product, with its contact and filing number', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.shen);
  await page.goto('/user');
  await page.getByRole('link', { name: '关于我们' }).tap();
  await expect(page).toHaveURL('/about_us');
  await expect(page).toHaveTitle(/^(\(\d+\) )?关于我们 - /);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    '我们是谁',
    '我们做什么',
    '我们怎样对待信息',
    '联系与备案',
  ]);
  await expect(main).toContainText('ICP 备案');
  expect((await main.innerText()).match(/\p{Script=Han}/gu)?.length).toBeGreaterThan(600);
});

test('[ACC-02] who the operator is, a visitor reads after the login, and whoever is not verified after the verification', async ({
  page,
  context,
  gateway,
}) => {
  await page.goto('/about_us');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(context, gateway, demo.xu);
  await page.goto('/about_us');
  await expect(page).toHaveURL(/\/user\/auditLogin/);
});

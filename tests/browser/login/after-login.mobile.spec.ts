import { demo } from '../support/accounts';
import { sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { logIn, signIn, submitLogin } from '../support/log-in';
import { solveCaptcha } from '../support/captcha';

test('[ACC-02][LOG-07] a visitor who asks for the messages logs in and gets there', async ({
  page,
  account,
}) => {
  await page.goto('/message');
  await expect(page).toHaveURL(/\/login$/);
  await submitLogin(page, account);
  await solveCaptcha(page);

  await expect(page).toHaveURL(/\/message$/);
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeVisible();
});

test('[LOG-07] the redirect parameter leads on after the login, inside the application', async ({
  page,
  account,
}) => {
  await logIn(page, account, '/login/passwd?redirect=%2Fmessage');

  await expect(page).toHaveURL(/\/message$/);
});

test('[LOG-07] the saved address is used once: the next login goes to one’s own page', async ({
  page,
  account,
}) => {
  await page.goto('/message');
  await submitLogin(page, account);
  await solveCaptcha(page);
  await expect(page).toHaveURL(/\/message$/);

  await page.goto('/user');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认' }).click();
  await expect(page.getByRole('heading', { name: '推荐项目' })).toBeVisible();
  await logIn(page, account);
  await expect(page).toHaveURL(/\/user$/);
});

test('[ACC-06] somebody who is logged in and opens the login page is sent home', async ({
  page,
  member: _member,
}) => {
  await page.goto('/login/passwd');

  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { name: '推荐项目' })).toBeVisible();
});

test('[ACC-06] somebody who is logged in is sent back from the visitors’ overview to where they came from', async ({
  page,
  member: _member,
}) => {
  await page.goto('/sale/landing');
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.getByRole('navigation', { name: '主导航' }).waitFor();
});

test('[ACC-07][ACC-04] an account without verification opens its own page, but is led from the messages to be verified', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.xu);
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: demo.xu.name })).toBeVisible();
  await expect(page.getByRole('region', { name: '我的资料' }).getByText('未认证')).toBeVisible();

  await page.goto('/message');
  await expect(page).toHaveURL(/\/user\/auditLogin$/);
});

test('[ACC-07] an account without verification opens a deal, with its sealed fields', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.xu);
  await page.goto('/sale/entrust/20260418');

  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByText('签署NDA后可见').first()).toBeVisible();
});

test('[ACC-08] an account to which the server gave no roles is received like any other', async ({
  page,
  member,
}) => {
  await page.goto('/user');

  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
});

test.describe('a visitor who opens a deal', () => {
  const { path } = sealedDeal;
  const title = sealedDeal.sale?.title ?? '';

  test('[LOG-07][ACC-06] reads the overview, changes the way in, loads the page anew, and after the login stands on the deal', async ({
    page,
    account,
  }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/sale\/landing\?redirect=/);
    await page.getByRole('link', { name: '登录查看项目' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.reload();
    await submitLogin(page, account);
    await solveCaptcha(page);

    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  });

  test('[LOG-07] logs in by another way than the overview’s link, and stands on the deal all the same', async ({
    page,
    account,
  }) => {
    await page.goto('/');
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(/\/sale\/landing\?redirect=/);
    await logIn(page, account);

    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  test('[LOG-07] and has gone elsewhere since is not pulled back by a login', async ({ page, account }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/sale\/landing\?redirect=/);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: '推荐项目' })).toBeVisible();
    await logIn(page, account);

    await expect(page).toHaveURL(/\/user$/);
  });
});

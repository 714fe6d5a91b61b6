import { demo } from '../support/accounts';
import { solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { submitLogin } from '../support/log-in';

const { shen } = demo;

test('[LOG-08] after logging out nothing of the user is left in storage, and back shows nothing of theirs', async ({
  page,
  context,
}) => {
  await page.goto('/message');
  await submitLogin(page, shen);
  await solveCaptcha(page);
  const list = page.getByRole('list', { name: '消息列表' });
  await expect(list).toBeVisible();
  const [first = ''] = await list.getByRole('link').allInnerTexts();
  const words = first.split('\n').filter((word) => word.length > 6);
  expect(words).not.toEqual([]);
  await page
    .getByRole('link', { name: '我的', exact: true })
    .or(page.getByRole('link', { name: shen.name }))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: shen.name })).toBeVisible();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认' }).click();
  await expect(page).toHaveURL('/');

  const theirs = [shen.name, shen.phone, shen.id, ...words];
  const left = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      document.cookie,
    ]),
  );
  for (const word of theirs) expect(left).not.toContain(word);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['Device-Id']);

  const seen: string[] = [];
  for (let steps = await page.evaluate(() => history.length); steps > 1; steps -= 1) {
    await page.goBack();
    if (page.url() === 'about:blank') break;
    await expect(page.getByRole('main')).not.toBeEmpty();
    seen.push(await page.locator('body').innerText());
  }
  expect(seen).not.toEqual([]);
  await page.goto('/user');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('手机号')).toHaveValue('');
  seen.push(await page.locator('body').innerText());
  for (const word of theirs) expect(seen.filter((text) => text.includes(word))).toEqual([]);
});

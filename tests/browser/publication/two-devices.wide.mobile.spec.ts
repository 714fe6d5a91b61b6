import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';

test('[SCR-02] two devices on one draft are asked, and the one that is chosen goes on', async ({
  page,
  browser,
  context,
  gateway,
  account,
}) => {
  await signIn(context, gateway, account);
  await page.goto('/new_buy?kind=sale');
  await expect(page).toHaveURL(/id=/);
  await page.getByLabel('标题').fill('第一台设备上的标题');
  await expect(page.getByText(/^已保存/)).toBeVisible();

  const second = await browser.newContext({ baseURL: gateway.url });
  await signIn(second, gateway, account);
  const other = await second.newPage();
  await other.goto(page.url());
  await other.getByLabel('标题').fill('第二台设备上的标题');
  await expect(other.getByText(/^已保存/)).toBeVisible();

  // Nothing was typed here since it was saved: the newer text is taken without a question.
  await page.reload();
  await expect(page.getByLabel('标题')).toHaveValue('第二台设备上的标题');
  await page.getByLabel('标题').fill('第一台又改的标题');
  await expect(page.getByText(/^已保存/)).toBeVisible();
  await other.getByLabel('标题').fill('第二台又改的标题');
  await expect(other.getByText('内容在另一处有更新')).toBeVisible();
  await expect(other.getByText('第一台又改的标题')).toBeVisible();
  await expect(other.getByText('第二台又改的标题')).toBeVisible();
  await other.getByRole('button', { name: '用这台设备的' }).click();
  await expect(other.getByText(/^已保存/)).toBeVisible();
  await page.getByLabel('标题').fill('第一台再改的标题');
  await expect(page.getByText('内容在另一处有更新')).toBeVisible();
  await page.getByRole('button', { name: '用另一处的' }).click();
  await expect(page.getByLabel('标题')).toHaveValue('第二台又改的标题');
  await second.close();
});

import { sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { readAndSign } from './signing';

test('[SOC-08][ENT-09] what a signer does to an NDA in one tab is shown by their other one, and is no message in their inbox', async ({
  page,
  context,
  gateway,
  member,
}) => {
  test.slow();
  await page.goto(sealedDeal.path);
  const other = await context.newPage();
  await other.goto(sealedDeal.path);
  await expect(other.getByText('下一步：签署保密协议')).toBeVisible();
  await page.getByRole('button', { name: '签署保密协议' }).click();
  await readAndSign(page, gateway, member);
  await expect(other.getByText('下一步：等待委托方审核')).toBeVisible();

  await page.getByRole('dialog', { name: '签署保密协议' }).getByRole('button', { name: '撤回申请' }).click();
  await expect(other.getByText('下一步：签署保密协议')).toBeVisible();
  await other.goto('/message');
  await expect(other.getByText('还没有消息')).toBeVisible();
});

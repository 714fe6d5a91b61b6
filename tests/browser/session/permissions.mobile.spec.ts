import { expect, test } from '../support/fixtures';
import { demo } from '../support/accounts';
import { sealedDeal } from '../support/deals';
import { onCall } from '../support/gateway-calls';
import { signIn } from '../support/log-in';

const closed = '完成认证后可签署保密协议、联系委托方。';

test('[ACC-08] what a member without full verification finds open is what the server’s list names', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.he);
  await page.goto(sealedDeal.path);
  await expect(page.getByText(closed)).toBeVisible();

  const { stop, answered } = await onCall(page, '/webapp/register!get.action', async (route) => {
    const response = await route.fetch();
    const said = (await response.json()) as { data: { permissions: string[] } };
    expect(said.data.permissions).not.toContain('nda:sign');
    await route.fulfill({
      json: { ...said, data: { ...said.data, permissions: [...said.data.permissions, 'nda:sign'] } },
    });
  });
  await page.reload();
  await expect(page.getByText('签署NDA后可见').first()).toBeVisible();
  await expect(page.getByText(closed)).toHaveCount(0);
  await answered();
  await stop();
  await page.reload();
  await expect(page.getByText(closed)).toBeVisible();
});

import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { whenLoaded } from '../support/when-shown';

test('[MKT-12][MKT-13] a deal explains its multiples and its evidence; sealed charts keep small signs', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.shen);
  await page.goto('/sale/entrust/20260409');
  await whenLoaded(page);
  const derived = page.getByRole('main').getByText('9.1 倍').locator('..');
  await expect(derived).toContainText('估值 8 亿元 ÷ 2025 年 EBITDA 8,792 万元');
  await expect(page.getByRole('main')).toContainText('2024 年 4,870 万元，2025 年 5,230 万元');
  await expect(page.getByText(/人民币/)).toHaveText(['转让金额（人民币）', /^单位：万元人民币，.*审计/]);
  const evidence = page.getByRole('region', { name: '核验情况' }).getByRole('listitem');
  await expect(evidence).toHaveCount(4);
  await expect(evidence.last()).toHaveText(/^出售授权委托协议与股东决议核对，.*日，有效至 \d{4}年.*日有效$/);

  await page.goto('/sale/entrust/20260418');
  await whenLoaded(page);
  const sealed = page
    .getByRole('main')
    .getByText('净利率', { exact: true })
    .locator('xpath=following-sibling::*[1]');
  await expect(sealed).toHaveText('签署NDA后可见');
  const signs = page.getByRole('figure').getByText('签署NDA后可见');
  await expect(signs.first()).toBeVisible();
  for (const sign of await signs.all()) expect((await sign.boundingBox())?.height).toBeLessThan(30);
});

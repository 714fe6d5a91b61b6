import { demo } from '../support/accounts';
import { expect, testApart as test } from '../support/fixtures';
import { signIn } from '../support/log-in';

// A deal that is listed anew was confirmed today, and stands first in every list.
const code = 'XM20260409';
const path = '/sale/entrust/20260409';

test('[MKT-04] an NDA outlives its deal: withdrawn, its record and evidence are reached by both sides, from the list of what was signed too', async ({
  page,
  context,
  browser,
  gateway,
  watch,
}) => {
  // The document of a withdrawn deal is no page for a crawler.
  watch.announce(/404.*\/sale\/entrust\/20260409/);
  await signIn(context, gateway, demo.zhou);
  await page.goto('/new_buy');
  const row = page.getByRole('article').filter({ hasText: code });
  await row.getByRole('button', { name: '下架' }).click();
  await expect(row).toContainText('已下架');

  await page.goto(path);
  await expect(page.getByText('该项目已下架，只有您可以看到本页')).toBeVisible();
  const requests = page.getByRole('region', { name: '保密协议申请' });
  const asOwner = page.waitForEvent('download');
  await requests.getByRole('button', { name: '下载签署凭证' }).first().click();
  expect((await asOwner).suggestedFilename()).toBe(`保密协议签署凭证-${code}.pdf`);

  const signerSide = await browser.newContext({ baseURL: gateway.url, viewport: page.viewportSize() });
  await signIn(signerSide, gateway, demo.shen);
  const signer = await signerSide.newPage();
  await signer.goto('/bidder_sales/signed');
  await signer.locator(`a[href="${path}"]`).click();
  const nda = signer.getByRole('region', { name: '保密协议' });
  await nda.getByRole('button', { name: '查看协议记录' }).click();
  const sheet = signer.getByRole('dialog', { name: '签署保密协议' });
  await expect(sheet.getByText(/封存的信息不再展示/)).toBeVisible();
  const asSigner = signer.waitForEvent('download');
  await sheet.getByRole('button', { name: '下载签署凭证' }).click();
  expect((await asSigner).suggestedFilename()).toBe(`保密协议签署凭证-${code}.pdf`);
  await signerSide.close();

  await page.getByRole('link', { name: '管理发布' }).click();
  await row.getByRole('button', { name: '重新上架' }).click();
  await expect(row).not.toContainText('已下架');
});

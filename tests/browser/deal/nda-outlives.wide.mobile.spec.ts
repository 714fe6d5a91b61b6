import { soundSale } from '../../../tools/gallery/stories/sound-sale';
import { callGateway } from '../../support/gateway/call';
import { numberOf } from '../publication/number-of';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { signByCalls } from './nda-calls';

const title = '常州伺服驱动器企业控股权转让';

test('[MKT-04] the record and evidence of an NDA are reached by both sides after the deal is withdrawn', async ({
  page,
  browser,
  gateway,
  member,
  watch,
}) => {
  // A deal of this test's own, so that no list of another test changes.
  const token = await gateway.inside.sessions.open(member.id);
  const fields = JSON.stringify({ ...soundSale, title });
  const id = 'c0ffee00-0000-4000-8000-00000000000a';
  await callGateway(gateway.url, '/webapp/publication!submit.action', {
    ...{ method: 'POST', token },
    parameters: { id, kind: 'sale', version: '0', editor: 'e1', fields },
  });
  const number = await numberOf(gateway, title);
  await gateway.inside.desk.publications.approve(number);
  const path = `/sale/entrust/p${number}`;
  const signer = gateway.spareAccount();
  await signByCalls(gateway, signer, `p${number}`);
  await gateway.inside.desk.ndas.approve(signer.phone);

  // The document of a withdrawn deal is no page for a crawler.
  watch.announce(/404.*\/sale\/entrust\//);
  await page.goto('/new_buy');
  const row = page.getByRole('article').filter({ hasText: title });
  const address = (await row.getByRole('link', { name: '查看' }).getAttribute('href')) ?? '';
  expect(address).toBe(path);
  await row.getByRole('button', { name: '下架' }).click();
  await expect(row).toContainText('已下架');
  await page.goto(path);
  await expect(page.getByText('该项目已下架，只有您可以看到本页')).toBeVisible();
  const requests = page.getByRole('region', { name: '保密协议申请' });
  const asOwner = page.waitForEvent('download');
  await requests.getByRole('button', { name: '下载签署凭证' }).first().click();
  const file = (await asOwner).suggestedFilename();
  expect(file).toMatch(/^保密协议签署凭证-XM\w+\.pdf$/);
  await expect(page.getByRole('link', { name: '管理发布' })).toBeVisible();

  const signerSide = await browser.newContext({ baseURL: gateway.url, viewport: page.viewportSize() });
  await signIn(signerSide, gateway, signer);
  const signed = await signerSide.newPage();
  await signed.goto('/bidder_sales/signed');
  await signed.locator(`a[href="${path}"]`).click();
  const nda = signed.getByRole('region', { name: '保密协议' });
  await nda.getByRole('button', { name: '查看协议记录' }).click();
  const sheet = signed.getByRole('dialog', { name: '签署保密协议' });
  await expect(sheet.getByText(/封存的信息不再展示/)).toBeVisible();
  const asSigner = signed.waitForEvent('download');
  await sheet.getByRole('button', { name: '下载签署凭证' }).click();
  expect((await asSigner).suggestedFilename()).toBe(file);
  await signerSide.close();
});

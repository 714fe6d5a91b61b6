import { isRight } from 'fp-ts/Either';
import type { FormTexts } from '../../../contract/publication/form-texts';
import { refusals } from '../../../contract/refusal/refusal';
import { soundSale } from '../../../tools/gallery/stories/sound-sale';
import { callGateway } from '../../support/gateway/call';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { whenLoaded } from '../support/when-shown';

const title = '苏州精密注塑件企业控股权转让';
const fields: FormTexts = { ...soundSale, title };

test('[SCR-02][SCR-07] a deal marked as done leaves the list and says so to each who follows it', async ({
  page,
  browser,
  context,
  gateway,
  account,
}) => {
  const token = await signIn(context, gateway, account);
  const post = (name: string, parameters: Readonly<Record<string, string>>, as = token) =>
    callGateway(gateway.url, `/webapp/${name}.action`, { method: 'POST', token: as, parameters });
  const text = { kind: 'sale', version: '0', editor: 'e1', fields: JSON.stringify(fields) };
  await post('publication!submit', { ...text, id: 'c0ffee00-0000-4000-8000-000000000002' });
  const waiting = await gateway.inside.desk.publications.list();
  const lines = isRight(waiting) ? waiting.right.split('\n') : [];
  const number = Number(/编号 (\d+)/.exec(lines.findLast((line) => line.includes(account.phone)) ?? '')?.[1]);
  await gateway.inside.desk.publications.approve(number);
  await page.goto('/new_buy');
  const row = page.getByRole('article').filter({ hasText: title });
  const address = (await row.getByRole('link', { name: '查看' }).getAttribute('href')) ?? '';
  const saleId = address.split('/').at(-1) ?? '';

  const buyerSide = await browser.newContext({ baseURL: gateway.url, viewport: page.viewportSize() });
  const buyerToken = await signIn(buyerSide, gateway, gateway.spareAccount());
  const buyer = await buyerSide.newPage();
  await buyer.goto(address);
  await whenLoaded(buyer);
  await buyer.getByRole('button', { name: `收藏：${title}` }).click();
  await buyer.getByRole('button', { name: '表达意向' }).click();
  const sheet = buyer.getByRole('dialog', { name: '表达意向' });
  await sheet.getByLabel('说明（选填）').fill('专注精密注塑');
  const bidderSide = await browser.newContext({ baseURL: gateway.url, viewport: page.viewportSize() });
  const bidderToken = await signIn(bidderSide, gateway, gateway.spareAccount());
  await post('bid!save', { saleId, kind: 'interest', note: '' }, bidderToken);

  await row.getByRole('button', { name: '标记成交' }).click();
  const asked = page.getByRole('dialog', { name: '标记为已成交' });
  await asked.getByRole('button', { name: '标记成交' }).click();
  await expect(row).toContainText('已成交');
  await expect(row.getByRole('button', { name: '重新上架' })).toHaveCount(0);

  await sheet.getByRole('button', { name: '提交' }).click();
  await expect(sheet.getByText(refusals.dealNotListed.text)).toBeVisible();
  await expect(sheet.getByLabel('说明（选填）')).toHaveValue('专注精密注塑');
  await buyer.goto('/favorite/sales');
  await expect(buyer.getByRole('main').getByRole('listitem').filter({ hasText: title })).toContainText(
    '已成交',
  );
  // Its figures went with it; what was kept is the name.
  await expect(buyer.getByRole('main').getByRole('listitem').filter({ hasText: title })).not.toContainText(
    '元',
  );
  await buyer.getByRole('link', { name: title }).click();
  await expect(buyer.getByRole('main').getByText('该项目已成交')).toBeVisible();
  await expect(buyer.getByRole('link', { name: '查看在售项目' })).toBeVisible();
  const { raw } = await callGateway(gateway.url, '/webapp/sale!list.action', {
    token: buyerToken,
    parameters: { keyword: '精密注塑件' },
  });
  expect(raw).not.toContain(`"${saleId}"`);

  const bidder = await bidderSide.newPage();
  await bidder.goto('/bidder_sales');
  await expect(bidder.getByRole('list', { name: '参与的项目' })).toContainText('项目已成交');
  await bidder.getByRole('link', { name: title }).click();
  await expect(bidder.getByText('该项目已成交')).toBeVisible();
  await expect(bidder.getByRole('heading', { name: '意向与报价' })).toBeVisible();
  await expect(bidder.getByText('项目已成交，您的意向随之结束。')).toBeVisible();
  await expect(bidder.getByRole('button', { name: '撤回' })).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText('该项目已成交，内容只有您可以看到。')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByRole('list', { name: '意向与报价' })).toContainText('已结束');
  await expect(page.getByRole('link', { name: '管理发布' })).toBeVisible();
  await buyerSide.close();
  await bidderSide.close();
});

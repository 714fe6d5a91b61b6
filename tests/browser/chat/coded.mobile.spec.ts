import { randomUUID } from 'node:crypto';
import { callGateway } from '../../support/gateway/call';
import { codeSentTo } from '../../support/gateway/sent-code';
import { codedPicture } from '../../support/samples/coded-picture';
import { demo, type Account } from '../support/accounts';
import { sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import type { BrowserGateway } from '../support/gateway';
import { signIn } from '../support/log-in';
import { log } from './talking';

/** Signs the NDA on the deal, which waits for its owner then. */
const sign = async (gateway: BrowserGateway, { id, name, phone }: Account): Promise<void> => {
  const token = await gateway.inside.sessions.open(id);
  const saleId = sealedDeal.sale?.id ?? '';
  const { data } = await callGateway(gateway.url, '/webapp/nda!get.action', {
    token,
    parameters: { saleId },
  });
  const { version, sha256 } = data as { readonly version: string; readonly sha256: string };
  const caption = await codeSentTo(gateway, phone, 'identity');
  const signed = await callGateway(gateway.url, '/webapp/nda!save.action', {
    ...{ method: 'POST', token, headers: { 'Idempotency-Key': randomUUID() } },
    parameters: { saleId, version, sha256, name, caption },
  });
  expect(signed.data).toMatchObject({ state: 'pending' });
};

test('[MKT-16] a picture with a QR code is hidden from the other until the NDA is approved, and shown from then on', async ({
  page,
  browser,
  gateway,
  member,
}) => {
  await sign(gateway, member);
  await page.goto(`/message/chat?to=${demo.zhou.id}`);
  const owners = await browser.newContext({ baseURL: gateway.url });
  await signIn(owners, gateway, demo.zhou);
  const owner = await owners.newPage();
  await owner.goto(`/message/chat?to=${member.id}`);
  await owner
    .locator('input[type=file]')
    .setInputFiles({ name: '微信.png', mimeType: 'image/png', buffer: codedPicture() });
  await expect(log(owner).getByText('图片含有二维码，保密协议通过后对方可以查看')).toBeVisible();
  await expect(log(owner).getByRole('img', { name: '微信.png' })).toHaveAttribute('src', /^blob:/);
  const hidden = log(page).getByText('图片含有二维码，保密协议通过后可以查看');
  await expect(hidden).toBeVisible();
  await expect(log(page).getByRole('img', { name: /微信/ })).toHaveCount(0);

  await gateway.inside.desk.ndas.approve(member.phone);
  await expect(log(page).getByRole('img', { name: '微信.png' })).toHaveAttribute('src', /^blob:/);
  await expect(hidden).toHaveCount(0);
  await owner.reload();
  await expect(log(owner).getByRole('img', { name: '微信.png' })).toHaveAttribute('src', /^blob:/);
  await expect(log(owner).getByText(/二维码/)).toHaveCount(0);
  await owners.close();
});

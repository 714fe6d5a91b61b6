import { codedPicture } from '../../support/samples/coded-picture';
import { signByCalls } from '../deal/nda-calls';
import { demo } from '../support/accounts';
import { sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { log, sendFile } from './talking';

test('[MKT-16] a picture with a QR code is hidden from the other until the NDA is approved', async ({
  page,
  browser,
  gateway,
  member,
}) => {
  await signByCalls(gateway, member, sealedDeal.sale?.id ?? '');
  await page.goto(sealedDeal.path);
  await page.getByRole('button', { name: /^咨询/ }).click();
  await expect(page).toHaveURL(/\/message\/chat\?to=t-/);
  const owners = await browser.newContext({ baseURL: gateway.url });
  await signIn(owners, gateway, demo.zhou);
  const owner = await owners.newPage();
  await owner.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await sendFile(owner, { name: '微信.png', mimeType: 'image/png', buffer: codedPicture() });
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

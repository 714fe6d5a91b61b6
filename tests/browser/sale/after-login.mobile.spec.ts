import { seeds } from '../../../gateway/src/seed/seeds';
import { demo } from '../support/accounts';
import { solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { submitLogin } from '../support/log-in';
import { whenLoaded } from '../support/when-shown';

const opened = seeds.demo.sales.find(({ id }) => id === '20260377');

test('[LAY-06][ENT-09] a login from a list leads back to it, with what the NDA opened', async ({ page }) => {
  const title = opened?.title ?? '';
  await page.goto(`/sale?keyword=${encodeURIComponent(title.slice(0, 12))}`);
  await whenLoaded(page);
  const deal = page.getByRole('article').filter({ hasText: title });
  await expect(deal).toContainText('签署NDA后可见');
  const address = page.url();

  await deal.getByRole('button', { name: `收藏：${title}` }).click();
  await submitLogin(page, demo.shen);
  await solveCaptcha(page);
  await expect(page).toHaveURL(address);
  await whenLoaded(page);
  await expect(deal).toContainText('已签署');
  await expect(deal).not.toContainText('签署NDA后可见');
});

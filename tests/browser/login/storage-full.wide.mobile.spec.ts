import { expectToast } from '../faults/notices';
import { expect, test } from '../support/fixtures';
import { phoneForm } from '../support/phone-form';
import { whenShown } from '../support/when-shown';

test('[SES-07] a device that is full is told once, and what was typed stays', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await whenShown(page);
  const { phone } = phoneForm(page);
  await phone.pressSequentially('138');
  await expectToast(page, '本机存储空间已满，未填完的内容不会被保留');
  await expect(page.locator('.adm-toast-main')).toHaveCount(0);
  await phone.pressSequentially('5120');
  await expect(phone).toHaveValue('1385120');
  await expect(page.locator('.adm-toast-main')).toHaveCount(0);
});

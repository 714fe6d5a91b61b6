import type { Page } from '@playwright/test';
import { qrScanText as text } from '../../../src/ui/screens/qr-scan/text';
import { expect, test } from '../support/fixtures';
import { freeConference, takeFreeTicket } from '../../../tools/process/free-ticket';
import { signIn } from '../support/log-in';

const names = ['陈立新', '苏敏之'] as const;

/** Finds an attendee by name and presses 签到. */
const letIn = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel(text.subject).fill(name);
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: text.letIn })
    .click();
};

test('[MKT-22] a gate lets a ticket in once, goes on without network, and is synchronized after', async ({
  page,
  context,
  gateway,
  account,
  watch,
}) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED/);
  // Each member may have one; the session of the second one remains.
  await takeFreeTicket(gateway.url, await signIn(context, gateway, gateway.spareAccount()), names[0]);
  await takeFreeTicket(gateway.url, await signIn(context, gateway, account), names[1]);
  await gateway.inside.desk.gates.nameStaff(freeConference, account.phone);
  await page.goto(`/qr_code/${freeConference}`);
  const link = page.getByRole('status').filter({ hasText: text.online });
  await expect(link).toContainText(text.skew(0));

  await letIn(page, names[0]);
  await expect(page.getByRole('alert')).toContainText(text.admitted);
  await page.getByRole('button', { name: text.dismiss }).click();
  await letIn(page, names[0]);
  await expect(page.getByRole('alert')).toContainText(text.repeated);
  await page.getByRole('button', { name: text.dismiss }).click();

  await page.getByRole('button', { name: text.toOffline }).click();
  await context.setOffline(true);
  await expect(page.getByText(text.offlineWarning)).toBeVisible();
  await letIn(page, names[1]);
  await expect(page.getByRole('alert')).toContainText(text.admitted);
  await expect(page.getByText(text.waiting(1))).toBeVisible();
  await letIn(page, names[1]);
  await expect(page.getByRole('alert')).toContainText(text.repeated);

  await context.setOffline(false);
  await page.getByRole('button', { name: text.toOnline }).click();
  await expect(page.getByText(/条待上传/)).toBeHidden();
  const shown = await gateway.inside.desk.gates.show(freeConference);
  expect('right' in shown ? shown.right : '').toContain('已签到 2 人');
});

import { expect, type Page } from '@playwright/test';
import type { Account } from '../support/accounts';
import { solveCaptcha } from '../support/captcha';
import type { BrowserGateway } from '../support/gateway';

/** The code that was sent to a phone last, as an operator reads it. */
export const lastCode = async ({ inside }: BrowserGateway, phone: string): Promise<string> =>
  /\b\d{6}\b/.exec(JSON.stringify(await inside.desk.codes(phone)))?.[0] ?? '';

/**
 * Signs the NDA that was read to its end, by name, code and one tick; it waits for its owner then.
 * A device that passed a captcha in this session is not asked again (CAP-01).
 */
export const signRead = async (
  page: Page,
  gateway: BrowserGateway,
  { name, phone }: Account,
  before: 'unproven' | 'proven' = 'unproven',
): Promise<void> => {
  const sheet = page.getByRole('dialog', { name: '签署保密协议' });
  await sheet.getByRole('button', { name: '已读完，去签名' }).click();
  await sheet.getByRole('button', { name: '确认签署' }).click();
  await expect(sheet.locator('[aria-invalid=true]').first()).toBeFocused();
  const field = sheet.getByLabel('签署人姓名');
  await expect(field).toHaveAttribute('maxlength', '60');
  await field.fill('沈'.repeat(2_000));
  await sheet.getByRole('button', { name: '确认签署' }).click();
  await expect(sheet.getByText('签署人姓名过长，请控制在 20 个汉字以内')).toBeVisible();
  await field.fill(name);
  await sheet.getByRole('button', { name: /获取验证码/ }).click();
  if (before === 'unproven') await solveCaptcha(page);
  await expect(sheet.getByText(/^验证码已发送至/)).toBeVisible();
  await sheet.getByLabel('验证码').fill(await lastCode(gateway, phone));
  await sheet.getByText(/^我已读完全文/).click();
  await sheet.getByRole('button', { name: '确认签署' }).click();
  await expect(sheet.getByRole('heading', { name: '已提交，等待委托方审核' })).toBeVisible();
};

/** Reads the NDA on the page to its end and signs it. */
export const readAndSign = async (
  page: Page,
  gateway: BrowserGateway,
  signer: Account,
  before: 'unproven' | 'proven' = 'unproven',
): Promise<void> => {
  const sheet = page.getByRole('dialog', { name: '签署保密协议' });
  await expect(sheet.getByRole('button', { name: '读到末尾后可签名' })).toBeVisible();
  await sheet.getByRole('group', { name: '协议全文' }).press('End');
  await signRead(page, gateway, signer, before);
};

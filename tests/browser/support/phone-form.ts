import { expect, type Locator, type Page } from '@playwright/test';
import { groupedPhone } from '../../../src/domain/phone/grouped-phone';
import { solveCaptcha } from './captcha';
import type { BrowserGateway } from './gateway';

/** The form of a phone and its code. */
export const phoneForm = (page: Page) => ({
  phone: page.getByLabel('手机号', { exact: true }),
  country: page.getByRole('button', { name: /^国家和地区代码/ }),
  code: page.getByLabel('验证码', { exact: true }),
  sendCode: page.getByRole('main').getByRole('button', { name: /获取验证码|秒后重发|正在发送/ }),
  password: page.getByLabel('密码', { exact: true }),
  agreement: page.getByRole('checkbox', { name: '同意用户协议和隐私政策' }),
  age: page.getByRole('checkbox', { name: /^我已年满 14 周岁/ }),
  submit: (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }),
});

/**
 * Types over what stands in a field. The phone that was typed before is recalled just after the field is shown;
 * what is typed in that moment comes to stand behind it, and is typed anew.
 */
export const typeOver = async (field: Locator, text: string): Promise<void> => {
  await expect(async () => {
    await field.fill(text);
    await expect(field).toHaveValue(text, { timeout: 100 });
  }).toPass({ timeout: 10_000 });
};

/**
 * Ticks the agreement, asks for a code, solves the captcha and waits until the code is sent.
 * `typed` is how the phone is written, where that differs.
 */
export const askForCode = async (page: Page, phone: string, typed = phone): Promise<void> => {
  const form = phoneForm(page);
  await typeOver(form.phone, typed);
  await form.agreement.setChecked(true, { force: true });
  await form.sendCode.click();
  await solveCaptcha(page);
  await expect(page.getByText(`验证码已发送至 ${groupedPhone(phone)}`)).toBeVisible();
};

/** Asks for a code, and returns it as an operator reads it. */
export const obtainCode = async (
  page: Page,
  gateway: BrowserGateway,
  phone: string,
  typed = phone,
): Promise<string> => {
  await askForCode(page, phone, typed);
  const [sent] = await gateway.inside.codes.recent(phone, 1);
  return sent?.code ?? '';
};

/** A code that is not this one. */
export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');

let phones = 15_100_000_000 + (process.pid % 10_000) * 1_000;

/** A phone without an account. */
export const freshPhone = (): string => String((phones += 1));

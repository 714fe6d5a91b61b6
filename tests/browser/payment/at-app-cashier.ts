import type { Page } from '@playwright/test';
import type { CapacitorDoubleOptions } from '../../support/platform/capacitor-double';
import { agreeInTheApp, askedOfTheApp, putInTheApp } from '../environments/in-the-app';
import { expect } from '../support/fixtures';
import type { BrowserGateway } from '../support/gateway';
import { expectOutcome } from './paying';
import { exposeVendor } from './vendor';

const plugins = ['App', 'Browser', 'PushNotifications', 'Wechat'] as const;

/** How a payment in a double of the app ends: title, code and words, and how often its cashier was opened. */
interface AppOutcome {
  readonly changed?: Partial<CapacitorDoubleOptions>;
  readonly title: string;
  readonly code: number | null;
  readonly text: string;
  readonly opened: 0 | 1;
}

/** Buys a plan in a double of the app and reads the outcome. */
export const buyInApp = async (
  page: Page,
  gateway: BrowserGateway,
  { changed, title, code, text, opened }: AppOutcome,
): Promise<void> => {
  await exposeVendor(page, gateway);
  await putInTheApp(page, { plugins, ...changed });
  await page.goto('/member/pay?plan=plan-buyer-year');
  await agreeInTheApp(page);
  await page.goto('/member/pay?plan=plan-buyer-year');
  await page.getByRole('button', { name: '立即支付' }).click();
  await expectOutcome(page, title, code, text);
  const asked = (await askedOfTheApp(page)).filter(({ name }) => name === 'Wechat.sendPaymentRequest');
  expect(asked).toHaveLength(opened);
};

import type { CapacitorDoubleOptions } from '../../support/platform/capacitor-double';
import { agreeInTheApp, askedOfTheApp, putInTheApp } from '../environments/in-the-app';
import { expect, test } from '../support/fixtures';
import { expectOutcome } from './paying';
import { exposeVendor } from './vendor';

const plugins = ['App', 'Browser', 'PushNotifications', 'Wechat'] as const;

const rows: readonly [string, Partial<CapacitorDoubleOptions>, string, number | null, string][] = [
  ['pays', {}, '支付成功', null, '支付成功'],
  ['calls it off', { payment: 'cancels' }, '已取消支付', 3, '已取消支付'],
  ['has no WeChat', { payment: 'isNotInstalled' }, '无法发起支付', 5, '未安装微信'],
  [
    'has an older app',
    { plugins: ['App', 'Browser', 'PushNotifications'] },
    '当前环境不支持支付',
    7,
    '当前应用版本过低，请升级到最新版本后再试',
  ],
];

for (const [who, changed, title, code, text] of rows)
  test(`[PAY-09][ENV-03] in a double of the app who ${who} reads ${title}`, async ({
    page,
    member,
    gateway,
  }) => {
    expect(member.name).not.toBe('');
    await exposeVendor(page, gateway);
    await putInTheApp(page, { plugins, ...changed });
    await page.goto('/member/pay?plan=plan-buyer-year');
    await agreeInTheApp(page);
    await page.goto('/member/pay?plan=plan-buyer-year');
    await page.getByRole('button', { name: '立即支付' }).click();
    await expectOutcome(page, title, code, text);
    const asked = (await askedOfTheApp(page)).filter(({ name }) => name === 'Wechat.sendPaymentRequest');
    expect(asked).toHaveLength(code === null || code === 3 ? 1 : 0);
  });

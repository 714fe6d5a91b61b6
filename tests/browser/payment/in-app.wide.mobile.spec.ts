import { expect, test } from '../support/fixtures';
import { buyInApp } from './at-app-cashier';

test.beforeEach(({ member }) => expect(member.name).not.toBe(''));

test('[PAY-09][ENV-03] in a double of the app a payment called off on its cashier ends with 3', async ({
  page,
  gateway,
}) => {
  await buyInApp(page, gateway, {
    changed: { payment: 'cancels' },
    title: '已取消支付',
    code: 3,
    text: '已取消支付',
    opened: 1,
  });
});

test('[PAY-09][ENV-03] in a double of the app without WeChat a payment ends with 5', async ({
  page,
  gateway,
}) => {
  await buyInApp(page, gateway, {
    changed: { payment: 'isNotInstalled' },
    title: '无法发起支付',
    code: 5,
    text: '未安装微信',
    opened: 0,
  });
});

test('[PAY-09][ENV-04] in a double of an older app a payment ends with 7', async ({ page, gateway }) => {
  await buyInApp(page, gateway, {
    changed: { plugins: ['App', 'Browser', 'PushNotifications'] },
    title: '当前环境不支持支付',
    code: 7,
    text: '当前应用版本过低，请升级到最新版本后再试',
    opened: 0,
  });
});

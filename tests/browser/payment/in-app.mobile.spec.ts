import { expect, test } from '../support/fixtures';
import { buyInApp } from './at-app-cashier';

test('[PAY-09][ENV-03] in a double of the app a member pays on its cashier', async ({
  page,
  member,
  gateway,
}) => {
  expect(member.name).not.toBe('');
  await buyInApp(page, gateway, { title: '支付成功', code: null, text: '支付成功', opened: 1 });
});

import { expect, test } from '../support/fixtures';
import { consentAs, freshNickname, inWechat } from '../login/in-wechat';
import { buy, expectOutcome } from './paying';
import { exposeVendor, putInWechat } from './vendor';

test.use(inWechat);

test('[PAY-08][ENV-01] in a double of WeChat a member is identified once and pays on its cashier', async ({
  page,
  member,
  gateway,
}) => {
  expect(member.name).not.toBe('');
  await exposeVendor(page, gateway);
  await putInWechat(page, 'pay');
  await buy(page);
  await page.waitForURL(/\/connect\/oauth2\/authorize/);
  expect(new URL(page.url()).searchParams.get('scope')).toBe('snsapi_base');
  await consentAs(page, freshNickname());
  await expectOutcome(page, '支付成功', null);
  expect(page.url()).toBe(`${gateway.url}/member/pay?plan=plan-buyer-year`);

  await buy(page, 'plan-facility-year');
  await expectOutcome(page, '支付成功', null, '专业会员');
  await expect(page).toHaveURL(/\/member\/pay\?plan=plan-facility-year$/);
});

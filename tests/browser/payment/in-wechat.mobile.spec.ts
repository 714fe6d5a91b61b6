import { expect, test } from '../support/fixtures';
import { onCall, refusal } from '../support/gateway-calls';
import { consentAs, freshNickname, inWechat } from '../login/in-wechat';
import { buy, expectOutcome, sheet } from './paying';
import { exposeVendor, putInWechat } from './vendor';

test.beforeEach(({ member }) => expect(member.name).not.toBe(''));

test.describe('inside WeChat', () => {
  test.use(inWechat);

  test('[PAY-08][ENV-01] the payer is asked who they are once, comes back, and pays on WeChat’s cashier', async ({
    page,
    gateway,
  }) => {
    await exposeVendor(page, gateway);
    await putInWechat(page, 'pay');
    await buy(page);
    await page.waitForURL(/\/connect\/oauth2\/authorize/);
    expect(new URL(page.url()).searchParams.get('scope')).toBe('snsapi_base');
    await consentAs(page, freshNickname());
    await expectOutcome(page, '支付成功', null);
    expect(page.url()).toBe(`${gateway.url}/member/pay?plan=plan-buyer-year`);

    await buy(page, 'plan-facility-year');
    await expectOutcome(page, '支付成功', null, '撮合会员');
    await expect(page).toHaveURL(/\/member\/pay\?plan=plan-facility-year$/);
  });

  test('[PAY-08][PAY-11] without an openId nothing is paid; called off on WeChat’s cashier it is cancelled', async ({
    page,
    gateway,
  }) => {
    await exposeVendor(page, gateway);
    await putInWechat(page, 'cancel');
    const fault = await onCall(page, '/webapp/wxPay!openId.action', refusal(400, '授权已失效'));
    await buy(page);
    await page.waitForURL(/\/connect\/oauth2\/authorize/);
    await consentAs(page, freshNickname());
    await expectOutcome(page, '无法发起支付', 5, '获取openId失败');
    await fault.stop();
    await sheet(page, '无法发起支付').getByRole('button', { name: '知道了' }).click();

    await buy(page);
    await page.waitForURL(/\/connect\/oauth2\/authorize/);
    await consentAs(page, freshNickname());
    await expectOutcome(page, '已取消支付', 3);
  });
});

test.describe('inside an old WeChat', () => {
  test.use({ userAgent: inWechat.userAgent.replace(/MicroMessenger\/[\d.]+/, 'MicroMessenger/4.9') });

  test('[PAY-08][PAY-09] one cannot pay before its version 5, and reads where one can', async ({ page }) => {
    await page.goto('/member/pay?plan=plan-buyer-year');
    await page.getByRole('button', { name: '如何支付' }).click();
    const end = await expectOutcome(page, '当前环境不支持在线支付', 7);
    await expect(end).toContainText('琥珀并购应用');
  });
});

test.describe('inside a mini program', () => {
  const userAgent = `${inWechat.userAgent} MiniProgramEnv/android miniProgram/wx0123456789abcdef`;
  test.use({ userAgent });

  test('[PAY-01][ENV-02] a mini program without a path for payments takes none', async ({ page, watch }) => {
    // A page that a test has put in its place may not open sockets to this machine.
    watch.announce(/ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/);
    await page.route('**/member/pay*', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        '"miniProgram":null',
        '"miniProgram":{"userName":"gh_0123456789ab","path":""}',
      );
      await route.fulfill({ response, body: html });
    });
    await buy(page);
    await expectOutcome(page, '无法发起支付', 6, '小程序支付路径未设置');
  });
});

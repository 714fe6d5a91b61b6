import { expect, test } from '../support/fixtures';
import { inWechat } from '../login/in-wechat';
import { buy, expectOutcome } from './paying';

test.beforeEach(({ member }) => expect(member.name).not.toBe(''));

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

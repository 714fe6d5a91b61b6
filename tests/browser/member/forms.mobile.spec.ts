import { expect, test } from '../support/fixtures';
import { answer, onCall } from '../support/gateway-calls';
import { signIn } from '../support/log-in';

test('[LAY-20] the address for documents is typed on the keyboard that has its sign', async ({
  page,
  member: _member,
}) => {
  await page.goto('/user/info');
  const email = page.getByLabel('邮箱');
  await expect(email).toHaveAttribute('inputmode', 'email');
  await expect(email).toHaveAttribute('autocomplete', 'email');
});

test('[SCR-10] who has no password sees that the way to one is a link', async ({ page, member: _member }) => {
  await page.goto('/user/changePwd');
  const way = page.getByRole('link', { name: '用验证码设置密码' });
  await expect(way).toHaveCSS('text-decoration-line', 'underline');
  await way.click();
  await expect(page).toHaveURL('/user/changePwd?by=code');
});

test('[SCR-10] the reason of a rejection stands inside its panel', async ({ page, context, gateway }) => {
  await signIn(context, gateway, gateway.unverifiedAccount());
  await onCall(
    page,
    '/webapp/audit!get.action',
    answer({
      state: 'rejected',
      name: '许书宁',
      company: '云岭医疗投资有限公司',
      position: '投资经理',
      reason: '名片上没有公司名称',
      submittedAt: '2026-11-20 09:30:00',
      decidedAt: '2026-11-20 15:30:00',
    }),
  );
  await page.goto('/user/underReview');
  const reason = page.getByText('名片上没有公司名称').locator('xpath=..');
  const [inner, outer] = [await reason.boundingBox(), await reason.locator('xpath=..').boundingBox()];
  const bottom = (box: typeof inner): number => (box === null ? Number.NaN : box.y + box.height);
  expect(bottom(outer) - bottom(inner)).toBeGreaterThanOrEqual(16);
});

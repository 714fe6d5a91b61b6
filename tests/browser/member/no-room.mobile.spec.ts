import { PNG } from 'pngjs';
import { refusals } from '../../../contract/refusal/refusal';
import { expect, test } from '../support/fixtures';
import { onCall, refusal } from '../support/gateway-calls';
import { signIn } from '../support/log-in';

const { code, text } = refusals.noRoom;

test('[SCR-10][OPS-01] a profile that finds no room is told so and stays typed, and goes through once there is room', async ({
  page,
  member: _member,
}) => {
  const { stop } = await onCall(page, '/webapp/user!save.action', refusal(code, text));
  await page.goto('/user/info');
  await page.getByLabel('职务').fill('合伙人');
  await page.getByLabel('邮箱').fill('me@example.com');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('职务')).toHaveValue('合伙人');
  await expect(page.getByLabel('邮箱')).toHaveValue('me@example.com');

  await stop();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('资料已保存')).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
});

test('[SCR-10][OPS-01] a card that finds no room for verification is told so, and the same application goes through once there is room', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, gateway.unverifiedAccount());
  const upload = await onCall(page, '/webapp/upload!save.action', refusal(code, text));
  await page.goto('/user/auditLogin');
  await page.getByLabel('真实姓名').fill('许书宁');
  await page.getByLabel('公司全称').fill('云岭医疗投资有限公司');
  await page.getByLabel('职务').fill('投资经理');
  await page.getByLabel('名片或营业执照').setInputFiles({
    name: '名片.png',
    mimeType: 'image/png',
    buffer: PNG.sync.write(new PNG({ width: 24, height: 16 })),
  });
  await expect(page.getByText(text)).toBeVisible();
  await upload.stop();
  await page.getByRole('button', { name: '重新上传' }).click();
  await expect(page.getByText('上传完成')).toBeVisible();

  const application = await onCall(page, '/webapp/audit!save.action', refusal(code, text));
  await page.getByRole('button', { name: '提交认证' }).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('公司全称')).toHaveValue('云岭医疗投资有限公司');
  await expect(page.getByText('名片.png', { exact: true })).toBeVisible();
  await application.stop();
  await page.getByRole('button', { name: '提交认证' }).click();
  await expect(page).toHaveURL('/user/underReview');
});

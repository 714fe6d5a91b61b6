import { maskedPhone } from '../../../src/domain/phone/masked-phone';
import { expect, test } from '../support/fixtures';
import { solveCaptcha } from '../support/captcha';
import { loginCall } from '../support/http-login';
import { expectVisitorAtHome } from '../session/ending';

test('[SCR-10][SES-02] a member deletes the account by a code, after two questions', async ({
  page,
  member,
  gateway,
}) => {
  await page.goto('/user/changePwd');
  await page.getByRole('link', { name: '注销账号' }).click();
  await expect(page.getByText('手机号会被释放')).toBeVisible();
  await page.getByRole('button', { name: '继续' }).click();
  await expect(page.getByText('请先阅读并勾选注销须知')).toBeVisible();
  await page.getByText('我已了解以上内容').click();
  await page.getByRole('button', { name: '继续' }).click();

  await page.getByRole('button', { name: '获取验证码' }).click();
  await solveCaptcha(page);
  await expect(page.getByText(`验证码已发送至 ${maskedPhone(member.phone)}`)).toBeVisible();
  const sent = JSON.stringify(await gateway.inside.desk.codes(member.phone));
  const code = /\b\d{6}\b/.exec(sent)?.[0] ?? '';
  const give = async (typed: string): Promise<void> => {
    await page.getByLabel('验证码').fill(typed);
    await page.getByRole('main').getByRole('button', { name: '注销账号' }).click();
  };
  await give(code === '000000' ? '111111' : '000000');
  await page.getByRole('dialog').getByRole('button', { name: '确认注销' }).click();
  await expect(page.getByLabel('验证码')).toHaveAccessibleDescription(/验证码(不正确|错误)/);
  await expect(page.getByLabel('验证码')).toBeFocused();

  await give(code);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await give(code);
  await page.getByRole('dialog').getByRole('button', { name: '确认注销' }).click();
  const farewell = page.getByRole('dialog', { name: '系统提示' });
  await expect(farewell).toContainText('您当前登录的账号已被注销');
  await farewell.getByRole('button').click();
  await expectVisitorAtHome(page);
  expect((await loginCall(gateway, member)).text).toBe('手机号或密码不正确');
});

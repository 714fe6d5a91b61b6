import { maskedPhone } from '../../../src/domain/phone/masked-phone';
import { callGateway } from '../../support/gateway/call';
import { expect, test } from '../support/fixtures';
import type { BrowserGateway } from '../support/gateway';
import { callPath } from '../support/gateway-calls';
import { loginCall, passCaptcha } from '../support/http-login';
import { freshPhone, phoneForm } from '../support/phone-form';
import { solveCaptcha } from '../support/captcha';

/** Makes an account by a code, as the login by code does; answers the token of its login. */
const enterByCode = async (gateway: BrowserGateway, phone: string): Promise<string> => {
  const post = (name: string, parameters: Readonly<Record<string, string>>) =>
    callGateway(gateway.url, `/webapp/register!${name}.action`, { method: 'POST', parameters });
  await post('sendValidateWithOutCheck', { userName: phone, ...(await passCaptcha(gateway)) });
  const [sent] = await gateway.inside.codes.recent(phone, 1);
  const entered = await post('loginByCode', {
    userName: phone,
    code: sent?.code ?? '',
    ageStated: '1',
  });
  // Until the next code may be sent to the same phone.
  gateway.clock.move(61_000);
  return (entered.data as { readonly token: string }).token;
};

test('[SCR-10][LAY-01] a member without a password sets the first by a code and logs in by it', async ({
  page,
  context,
  gateway,
}) => {
  const phone = freshPhone();
  const token = await enterByCode(gateway, phone);
  await context.addCookies([{ name: 'Admin-Token', value: token, url: gateway.url, sameSite: 'Lax' }]);
  await page.goto('/user/changePwd');

  await expect(page.getByText('本账号还没有设置登录密码', { exact: false })).toBeVisible();
  await expect(page.getByLabel('原密码')).toHaveCount(0);
  const form = phoneForm(page);
  await expect(form.phone).toHaveValue(maskedPhone(phone));
  await expect(form.phone).not.toBeEditable();
  await expect(page.getByText('当前设备', { exact: true })).toBeVisible();
  // Opened directly, the form keeps its distances: the button does not touch the field.
  const [field, button] = [await form.code.boundingBox(), await form.submit('下一步').boundingBox()];
  if (field === null || button === null) throw new Error('the form is not shown');
  expect(button.y - field.y - field.height).toBeGreaterThanOrEqual(12);

  await form.submit('下一步').click();
  await expect(form.code).toHaveAccessibleDescription('请输入验证码');
  await expect(form.code).toBeFocused();
  await form.sendCode.click();
  await solveCaptcha(page);
  await expect(page.getByText(`验证码已发送至 ${maskedPhone(phone)}`)).toBeVisible();
  const [sent] = await gateway.inside.codes.recent(phone, 1);
  await form.code.fill(sent?.code ?? '');
  await form.submit('下一步').click();

  await page.getByLabel('新密码').fill('Amber-Deal-2026');
  const changed = page.waitForRequest(
    (request) => callPath(request) === '/webapp/register!changePassword.action',
  );
  await form.submit('确认修改').click();
  expect(Object.fromEntries(new URLSearchParams((await changed).postData() ?? ''))).toMatchObject({
    userName: phone,
    caption: sent?.code,
  });
  await expect(page.getByText('密码已设置，其他设备已退出登录。')).toBeVisible();
  expect((await loginCall(gateway, { phone, password: 'Amber-Deal-2026' })).code).toBe(200);

  await page.reload();
  await expect(page.getByLabel('原密码')).toBeVisible();
});

import { callGateway } from '../../support/gateway/call';
import { solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import type { BrowserGateway } from '../support/gateway';
import { callPath } from '../support/gateway-calls';
import { passCaptcha } from '../support/http-login';
import { loginForm } from '../support/log-in';
import { freshPhone, typeOver } from '../support/phone-form';

const password = 'Amber-Abroad-2026';

/** Registers an account with a British phone, as the form does; answers the number without its dialling code. */
const registerInBritain = async (gateway: BrowserGateway): Promise<string> => {
  const userName = `7${freshPhone().slice(-9)}`;
  const post = (name: string, parameters: Readonly<Record<string, string>>) =>
    callGateway(gateway.url, `/webapp/register!${name}.action`, {
      method: 'POST',
      parameters: { userName, countryCode: '44', ...parameters },
    });
  await post('sendValidate', { ...(await passCaptcha(gateway)) });
  const [sent] = await gateway.inside.codes.recent(`+44${userName}`, 1);
  const made = await post('save', { caption: sent?.code ?? '', password, ageStated: '1' });
  expect(made.code).toBe(200);
  return userName;
};

test('[LOG-03][LOG-12] a member with a British phone chooses the country and logs in by password', async ({
  page,
  gateway,
}) => {
  const number = await registerInBritain(gateway);
  await page.goto('/login/passwd');
  const form = loginForm(page);
  await page.getByRole('button', { name: '国家和地区代码：+86' }).click();
  const sheet = page.getByRole('dialog', { name: '选择国家和地区' });
  await sheet.getByLabel('搜索国家和地区').fill('yingguo');
  await sheet.getByRole('button', { name: '英国 +44' }).click();
  await expect(sheet).toBeHidden();
  await typeOver(form.phone, number.slice(0, -1));
  await form.submit.click();
  await expect(form.phone).toHaveAccessibleDescription(/还差 1 位/);
  await typeOver(form.phone, number);
  await page.reload();
  await expect(page.getByRole('button', { name: '国家和地区代码：+44' })).toBeVisible();
  await expect(form.phone).toHaveValue(number);

  await form.password.fill(password);
  await form.agreement.setChecked(true, { force: true });
  const sent = page.waitForRequest((request) => callPath(request) === '/webapp/register!login.action');
  await form.submit.click();
  await solveCaptcha(page);
  expect(new URLSearchParams((await sent).postData() ?? '').get('userName')).toBe(`+44${number}`);
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByText(`用户${number.slice(-4)}`).first()).toBeVisible();
});

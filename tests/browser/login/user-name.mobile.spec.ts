import { expect, test } from '../support/fixtures';
import { callPath } from '../support/gateway-calls';
import { loginForm, logIn } from '../support/log-in';

test('[LOG-03] a phone that is typed with spaces and dashes logs in', async ({ page, account }) => {
  const { phone } = account;
  const typed = `${phone.slice(0, 3)} ${phone.slice(3, 7)}-${phone.slice(7)}`;
  await logIn(page, { ...account, phone: typed });
  await page.goto('/user');
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
});

test('[VAL-06] what cannot be a user name is told beside its field, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  await page.goto('/login/passwd');
  page.on('request', (request) => sent.push(callPath(request) ?? ''));
  const form = loginForm(page);
  await form.phone.fill('沈锐 并购');
  await form.password.fill('amber-2026');
  await form.agreement.setChecked(true, { force: true });
  await form.submit.click();
  await expect(page.getByText('请填写手机号、邮箱或账号名，其中不能有空格和其他符号')).toBeVisible();
  await expect(form.phone).toBeFocused();
  await expect(form.phone).toHaveValue('沈锐 并购');
  expect(sent.filter((path) => path !== '')).toEqual([]);
});

import { refusals } from '../../../contract/refusal/refusal';
import { groupedPhone } from '../../../src/domain/phone/grouped-phone';
import { maskedPhone } from '../../../src/domain/phone/masked-phone';
import { expect, test } from '../support/fixtures';
import { demo } from '../support/accounts';
import { onCall, refusal } from '../support/gateway-calls';
import { loginCall } from '../support/http-login';
import { signIn } from '../support/log-in';
import { phoneForm } from '../support/phone-form';

test('[SCR-10][SCR-15] the own page shows verification, counts and entries, and leads to each of its pages', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.shen);
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: demo.shen.name })).toBeVisible();
  await expect(page.getByRole('region', { name: '我的资料' })).toContainText('已认证');
  const counts = page.getByRole('region', { name: '我的数量' });
  for (const [word, address] of [
    ['发布', '/new_buy'],
    ['意向', '/bidder_sales'],
    ['订单', '/pay'],
  ] as const)
    await expect(counts.getByRole('link', { name: word })).toHaveAttribute('href', address);
  await expect(page.getByRole('button', { name: '收起侧栏' })).toBeHidden();
  for (const title of ['个人资料', '通知设置', '账号与安全']) {
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('link', { name: '返回' }).click();
  }

  await page.getByRole('link', { name: '关于我们' }).tap();
  await expect(page).toHaveURL('/about_us');
  await expect(page).toHaveTitle(/^(\(\d+\) )?关于我们 - /);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    '我们是谁',
    '我们做什么',
    '我们怎样对待信息',
    '联系与备案',
  ]);
  await expect(main).toContainText('ICP 备案');
  expect((await main.innerText()).match(/\p{Script=Han}/gu)?.length).toBeGreaterThan(600);
});

test('[SCR-10][SES-07] a profile is corrected, survives a reload and a server without room, and is saved', async ({
  page,
  member,
}) => {
  const { code, text } = refusals.noRoom;
  const [position, email] = [page.getByLabel('职务'), page.getByLabel('邮箱')];
  const save = page.getByRole('button', { name: '保存' });
  await page.goto('/user/info');
  await expect(page.getByText('姓名和公司已通过认证')).toBeVisible();
  await expect(page.getByText(groupedPhone(member.phone))).toBeVisible();
  await expect(email).toHaveAttribute('inputmode', 'email');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await position.fill('合伙人');
  await email.fill('me@');
  await save.click();
  await expect(page.getByText('邮箱格式不正确')).toBeVisible();
  await expect(email).toBeFocused();
  await page.reload();
  await expect(position).toHaveValue('合伙人');

  const full = await onCall(page, '/webapp/user!save.action', refusal(code, text));
  await email.fill('me@example.com');
  await save.click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(position).toHaveValue('合伙人');
  await expect(email).toHaveValue('me@example.com');
  await full.stop();
  await save.click();
  await expect(page.getByText('资料已保存')).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page).toHaveURL('/user');
  await expect(page.getByRole('paragraph').filter({ hasText: '试用企业' })).toContainText('合伙人');

  await page.getByRole('link', { name: '通知设置' }).click();
  await expect(page.getByText('不支持系统推送')).toBeVisible();
  const deals = page.getByRole('switch', { name: '项目动态：推送' });
  await expect(deals).toBeChecked();
  await deals.click();
  await expect(deals).not.toBeChecked();
  await page.reload();
  await expect(deals).not.toBeChecked();
  await expect(page.getByRole('switch', { name: '私信：推送' })).toBeChecked();
});

test('[SCR-10] one device is logged out from the list, all others by a new password', async ({
  page,
  member,
  gateway,
}) => {
  const { sessions } = gateway.inside;
  const first = await sessions.open(member.id);
  await page.goto('/user/changePwd');
  await expect(page.getByText('当前设备', { exact: true })).toBeVisible();
  const end = page.getByRole('button', { name: '下线' });
  await expect(end).toHaveCount(1);
  await end.click();
  await page.getByRole('button', { name: '取消' }).click();
  expect(await sessions.userOf(first)).not.toBeNull();
  await end.click();
  await page.getByRole('button', { name: '确认下线' }).click();
  await expect(end).toHaveCount(0);
  expect(await sessions.userOf(first)).toBeNull();

  const way = page.getByRole('link', { name: '用验证码设置密码' });
  await expect(way).toHaveCSS('text-decoration-line', 'underline');
  await way.click();
  await expect(page).toHaveURL('/user/changePwd?by=code');
  await expect(phoneForm(page).phone).toHaveValue(maskedPhone(member.phone));
  await expect(page.getByLabel('原密码')).toHaveCount(0);
  await page.goBack();

  const second = await sessions.open(member.id);
  const change = async (old: string): Promise<void> => {
    await page.getByLabel('原密码').fill(old);
    await page.getByLabel('新密码', { exact: true }).fill('Amber-Trade-2026');
    await page.getByLabel('确认新密码').fill('Amber-Trade-2026');
    await page.getByRole('button', { name: '确认修改' }).click();
  };
  await change('not-the-one-1');
  await expect(page.getByLabel('原密码')).toHaveAccessibleDescription('原密码不正确');
  await expect(page.getByLabel('原密码')).toBeFocused();
  await change(member.password);
  await expect(page.getByText('密码已修改，其他 1 台设备已退出登录。')).toBeVisible();
  await expect(page.getByText('当前设备', { exact: true })).toBeVisible();
  await expect(end).toHaveCount(0);
  expect(await sessions.userOf(second)).toBeNull();
  expect((await loginCall(gateway, member)).code).toBe(400);
  expect((await loginCall(gateway, { ...member, password: 'Amber-Trade-2026' })).code).toBe(200);
});

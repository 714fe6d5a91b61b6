import { groupedPhone } from '../../../src/domain/phone/grouped-phone';
import { expect, test } from '../support/fixtures';
import { demo } from '../support/accounts';
import { loginCall } from '../support/http-login';
import { signIn } from '../support/log-in';

test('[SCR-10] the page about oneself shows verification, counts and entries, and leads to the pages that stand', async ({
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
  for (const [entry, title] of [
    ['个人资料', '个人资料'],
    ['推送设置', '推送设置'],
    ['账号与安全', '账号与安全'],
  ] as const) {
    await page.getByRole('link', { name: entry }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('link', { name: '返回' }).click();
  }
});

test('[SCR-10][SES-07] a profile is edited: what is wrong is said beside its field, what is typed survives a reload', async ({
  page,
  member,
}) => {
  await page.goto('/user/info');
  await expect(page.getByText('姓名和公司已通过认证')).toBeVisible();
  await expect(page.getByText(groupedPhone(member.phone))).toBeVisible();
  await page.getByLabel('职务').fill('合伙人');
  await page.getByLabel('邮箱').fill('me@');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('邮箱格式不正确')).toBeVisible();
  await expect(page.getByLabel('邮箱')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('职务')).toHaveValue('合伙人');
  await page.getByLabel('邮箱').fill('me@example.com');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('资料已保存')).toBeVisible();
  await page.getByRole('link', { name: '返回' }).click();
  await page.goto('/user');
  await expect(page.getByRole('paragraph').filter({ hasText: '试用企业' })).toContainText('合伙人');
});

test('[SCR-10] a new password ends the other logins: the list of devices says so, and only it logs in', async ({
  page,
  member,
  gateway,
}) => {
  const other = await gateway.inside.sessions.open(member.id);
  await page.goto('/user/changePwd');
  await expect(page.getByText('当前设备', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '下线' })).toHaveCount(1);
  const fill = async (old: string): Promise<void> => {
    await page.getByLabel('原密码').fill(old);
    await page.getByLabel('新密码', { exact: true }).fill('Amber-Trade-2026');
    await page.getByLabel('确认新密码').fill('Amber-Trade-2026');
    await page.getByRole('button', { name: '确认修改' }).click();
  };
  await fill('not-the-one-1');
  await expect(page.getByLabel('原密码')).toHaveAccessibleDescription('原密码不正确');
  await expect(page.getByLabel('原密码')).toBeFocused();
  await fill(member.password);
  await expect(page.getByText('密码已修改，其他 1 台设备已退出登录。')).toBeVisible();
  await expect(page.getByText('当前设备', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '下线' })).toHaveCount(0);
  expect(await gateway.inside.sessions.userOf(other)).toBeNull();
  expect((await loginCall(gateway, member)).code).toBe(400);
  expect((await loginCall(gateway, { ...member, password: 'Amber-Trade-2026' })).code).toBe(200);
});

test('[SCR-10] another device is logged out from the list, after a question', async ({
  page,
  member,
  gateway,
}) => {
  const other = await gateway.inside.sessions.open(member.id);
  await page.goto('/user/changePwd');
  await page.getByRole('button', { name: '下线' }).click();
  await page.getByRole('button', { name: '取消' }).click();
  expect(await gateway.inside.sessions.userOf(other)).not.toBeNull();
  await page.getByRole('button', { name: '下线' }).click();
  await page.getByRole('button', { name: '确认下线' }).click();
  await expect(page.getByRole('button', { name: '下线' })).toHaveCount(0);
  expect(await gateway.inside.sessions.userOf(other)).toBeNull();
});

test('[SCR-10] a kind of push is switched off and stays off; a browser says that it has no pushes', async ({
  page,
  member: _member,
}) => {
  await page.goto('/push_settings');
  await expect(page.getByText('不支持系统推送')).toBeVisible();
  const deals = page.getByRole('switch', { name: '项目动态' });
  await expect(deals).toBeChecked();
  await deals.click();
  await expect(deals).not.toBeChecked();
  await page.reload();
  await expect(deals).not.toBeChecked();
  await expect(page.getByRole('switch', { name: '私信' })).toBeChecked();
});

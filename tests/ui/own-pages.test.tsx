import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered, failing, never } from '../../tools/gallery/scene/answers';
import { member } from '../../tools/gallery/stories/people';
import { profile, pushes } from '../../tools/gallery/stories/mine';
import { asMember, show } from './support/show';

const network = failing({ kind: 'network' });

test.each(['/user/changePwd', '/user/unsubscribe'])(
  '[SCR-10] while nobody knows who the member is, %s shows shapes',
  async (address) => {
    await show({ ...asMember, address, user: never });
    expect((await screen.findAllByText('加载中...')).length).toBeGreaterThan(0);
  },
);

test('[SCR-10] what was verified is read only, and the rest is typed', async () => {
  await show({ ...asMember, address: '/user/info' });
  expect(await screen.findByLabelText('职务')).toBeTruthy();
  expect(screen.queryByLabelText('姓名')).toBeNull();
});

test('[SCR-10] whoever is not fully verified also types name and company', async () => {
  const { user } = await show({
    ...asMember,
    address: '/user/info',
    profile: answered(profile({ locked: false })),
  });
  const name = await screen.findByLabelText('姓名');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请输入姓名')).toBeTruthy();
  await user.type(name, '何嘉');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('资料已保存。')).toBeTruthy();
});

test('[SCR-10] devices that do not come leave the password usable', async () => {
  await show({ ...asMember, address: '/user/changePwd', devices: network });
  expect(await screen.findByText('登录设备没有加载出来')).toBeTruthy();
  expect(screen.getByLabelText('原密码')).toBeTruthy();
});

test('[SCR-10] a login elsewhere that cannot be ended stays, with the reason', async () => {
  const { user } = await show({ ...asMember, address: '/user/changePwd', done: network });
  const [first] = await screen.findAllByRole('button', { name: '下线' });
  if (first === undefined) throw new Error('no other device is listed');
  await user.click(first);
  const question = screen.getByRole('group', { name: '确认下线' });
  await user.click(within(question).getByRole('button', { name: '确认下线' }));
  expect(await screen.findByText('后端接口连接异常')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: '下线' })).toHaveLength(2);
});

test('[ACC-06] who never had a password, or forgot it, is shown the way by a code', async () => {
  const { user } = await show({ ...asMember, address: '/user/changePwd' });
  await user.click(await screen.findByRole('link', { name: '用验证码设置密码' }));
  expect(await screen.findByRole('heading', { name: '用验证码设置密码' })).toBeTruthy();
  expect(screen.queryByLabelText('原密码')).toBeNull();
  expect(screen.getByLabelText('手机号')).toBeTruthy();
  expect(screen.getByRole('button', { name: '下一步' })).toBeTruthy();
});

test('[SCR-10] who has no password sets the first by a code to the phone that stands there, among the rest of the page', async () => {
  const { user } = await show({
    ...asMember,
    address: '/user/changePwd',
    user: answered(member({ hasPassword: false })),
  });
  const phone = await screen.findByLabelText<HTMLInputElement>('手机号');
  expect([phone.value, phone.readOnly]).toEqual(['138 **** 6614', true]);
  expect(screen.getByText(/本账号还没有设置登录密码/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /国家和地区代码/ })).toBeNull();
  expect(await screen.findByText('当前设备')).toBeTruthy();
  expect(screen.getByRole('link', { name: '注销账号' })).toBeTruthy();

  await user.type(screen.getByLabelText('验证码'), '135790');
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await user.type(await screen.findByLabelText('新密码'), 'Amber-Trade-2026');
  await user.click(screen.getByRole('button', { name: '确认修改' }));
  expect(await screen.findByText('密码已设置，其他设备已退出登录。')).toBeTruthy();
});

test('[SCR-10] the strength of a new password is told while it is typed', async () => {
  const { user } = await show({ ...asMember, address: '/user/changePwd' });
  await user.type(await screen.findByLabelText('新密码'), 'Amber-Trade-2026');
  expect(screen.getByText(/密码强度：强/)).toBeTruthy();
});

test('[SCR-10] push settings that do not come say so', async () => {
  await show({ ...asMember, address: '/push_settings', pushes: network });
  expect(await screen.findByText('通知设置没有加载出来')).toBeTruthy();
});

test('[MKT-24] the matrix offers what is connected, and shows security as always on with the reason', async () => {
  const { user } = await show({ ...asMember, address: '/push_settings' });
  const deals = await screen.findByRole('switch', { name: '项目动态：微信' });
  expect(deals.getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('switch', { name: '平台通知：推送' }).getAttribute('aria-checked')).toBe('false');
  expect(screen.queryByRole('switch', { name: /账号安全/ })).toBeNull();
  expect(screen.getByText(/账号安全的通知用于保护您的账号/)).toBeTruthy();
  await user.click(deals);
  await user.selectOptions(screen.getByRole('combobox', { name: '免打扰结束' }), '07:00');
  await user.click(screen.getByRole('switch', { name: '每日摘要' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[MKT-24] a channel that is not connected is named so, and offers no switch', async () => {
  const connected = { inApp: true, push: false, wechat: false, sms: false };
  await show({ ...asMember, address: '/push_settings', pushes: answered({ ...pushes, connected }) });
  expect(await screen.findByText('本平台尚未接入推送、微信、短信通知，接入后可以在这里选择。')).toBeTruthy();
  expect(screen.queryByRole('switch', { name: /推送/ })).toBeNull();
  expect(screen.getByRole('switch', { name: '项目动态：站内' })).toBeTruthy();
});

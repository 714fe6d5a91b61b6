import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered, failing, inTurn, never } from '../../tools/gallery/scene/answers';
import { asMember, show } from './support/show';

const policy = '/user/privacy';
const part = () => within(screen.getByRole('region', { name: '我的同意与数据' }));
const entry = {
  version: '1.1',
  agreement: '1.0',
  at: Date.UTC(2026, 10, 20, 1, 30),
  environment: 'native',
  withdrawnAt: null,
} as const;
const withdrawn = { ...entry, version: '1.0', withdrawnAt: Date.UTC(2026, 10, 20, 2) } as const;
const inApp = { address: '/agreePrivacy', environment: 'native' } as const;

test('[PRI-06] a member reads what was agreed to, where and until when', async () => {
  await show({ ...asMember, address: policy, consents: answered([entry, withdrawn]) });
  const [first, second] = await part().findAllByRole('listitem');
  expect(first?.textContent).toMatch(/^隐私政策版本 1\.1，用户协议版本 1\.02026年11月20日 .*在应用同意$/);
  expect(second?.textContent).toMatch(
    /^隐私政策版本 1\.0，用户协议版本 1\.0.*在应用同意2026年11月20日 .*撤回$/,
  );
});

test('[PRI-06] a record that did not come says why, and comes when it is asked for again', async () => {
  const { user } = await show({
    ...asMember,
    address: policy,
    consents: inTurn(failing({ kind: 'network' }), answered([entry])),
  });
  await user.click(await part().findByRole('button', { name: '重新加载' }));
  expect(await part().findByText('隐私政策版本 1.1，用户协议版本 1.0')).toBeTruthy();
});

test('[PRI-06] until the record is there nothing can be pressed twice', async () => {
  await show({ ...asMember, address: policy, consents: never });
  expect(part().getByText('正在加载同意记录')).toBeTruthy();
  expect(part().getByRole('button', { name: '导出我的数据' }).getAttribute('aria-disabled')).toBe('true');
});

test('[PRI-06] who confirms sees what follows first, and may think again', async () => {
  const { user } = await show({ ...asMember, address: policy, consents: answered([]) });
  expect(await part().findByText('还没有同意记录', { exact: false })).toBeTruthy();
  await user.click(part().getByRole('button', { name: '撤回同意' }));
  const sheet = await screen.findByRole('dialog', { name: '撤回同意' });
  expect(sheet.textContent).toContain('你会在所有设备上退出登录');
  await user.click(within(sheet).getByRole('button', { name: '再想想' }));
  expect(part().getByRole('button', { name: '撤回同意' }).getAttribute('aria-disabled')).toBeNull();
});

test('[PRI-02] the app asks, with both texts a link away', async () => {
  await show(inApp);
  for (const [name, to] of [
    ['《用户协议》', '/user/agreement'],
    ['《隐私政策》', policy],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
  expect(screen.queryByText('这一版政策有更新')).toBeNull();
});

test('[PRI-02] a browser only says that nothing is asked', async () => {
  await show({ address: '/agreePrivacy' });
  expect(screen.queryByRole('button', { name: '同意并继续' })).toBeNull();
  expect(screen.getByRole('link', { name: '去首页' })).toBeTruthy();
});

test('[PRI-04] an app that cannot be ended from here says how to end it', async () => {
  const { user } = await show(inApp);
  await user.click(screen.getByRole('button', { name: '不同意' }));
  await user.click(await screen.findByRole('button', { name: '退出应用' }));
  expect((await screen.findByRole('alert')).textContent).toContain('请用系统的方式关闭应用');
});

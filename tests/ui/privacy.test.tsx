import { screen, waitFor, within } from '@testing-library/react';
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
  expect(sheet.textContent).toContain('您会在所有设备上退出登录');
  await user.click(within(sheet).getByRole('button', { name: '暂不撤回' }));
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
  expect((await screen.findByRole('alert')).textContent).toContain('请通过系统关闭应用');
});

const earlier = {
  version: '1.0',
  agreement: '0.9',
  at: Date.UTC(2026, 9, 2, 8),
  environment: 'browser',
  withdrawnAt: null,
} as const;
const askedAnew = { ...asMember, address: '/user/agreement', recorded: answered([earlier]) };
/** Shows the question to a member who goes on from a page that may be read all the same. */
const showQuestion = async (scene: Parameters<typeof show>[0] = {}) => {
  const shown = await show({ ...askedAnew, ...scene });
  await waitFor(() => {
    shown.flows.app.navigation.send({ type: 'navigation.requested', address: '/' });
    expect(screen.getByRole('heading', { level: 1, name: '请重新确认您的同意' })).toBeTruthy();
  });
  return shown;
};

test('[PRI-06] a member who is asked anew reads what has changed in either text, and can read both', async () => {
  await showQuestion();
  const changes = screen.getByRole('region', { name: '这一版政策有更新' });
  expect(changes.textContent).toContain('《隐私政策》：您之前同意的是版本 1.0');
  expect(changes.textContent).toContain('滑块验证');
  expect(changes.textContent).toContain('《用户协议》：您之前同意的是版本 0.9');
  expect(changes.textContent).toContain('《用户协议》有改动，请阅读全文');
  expect(screen.getByText('隐私政策版本 1.2，用户协议版本 1.0')).toBeTruthy();
  for (const name of ['《用户协议》', '《隐私政策》'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
});

test('[PRI-06] a consent that was not recorded says why, and can be sent again', async () => {
  const { user } = await showQuestion({
    agreed: inTurn(failing({ kind: 'network' }), answered(undefined)),
  });
  await user.click(screen.getByRole('button', { name: '同意并继续' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    '未能记录您的同意：后端接口连接异常。请再试一次。',
  );
  await user.click(screen.getByRole('button', { name: '重新提交' }));
  await waitFor(() => expect(screen.queryByText('请重新确认您的同意')).toBeNull());
});

test('[PRI-06] while it is being recorded nothing can be pressed twice', async () => {
  const { user } = await showQuestion({ agreed: never });
  await user.click(screen.getByRole('button', { name: '同意并继续' }));
  const pressed = await screen.findByRole('button', { name: '正在提交' });
  expect(pressed.getAttribute('aria-disabled')).toBe('true');
});

test('[PRI-06] who refuses reads what follows, may read again, and is logged out', async () => {
  const { user } = await showQuestion();
  await user.click(screen.getByRole('button', { name: '不同意' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: '不同意新的版本，就需要退出登录' }),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '重新阅读' }));
  await user.click(await screen.findByRole('button', { name: '不同意' }));
  await user.click(await screen.findByRole('button', { name: '退出登录' }));
  expect(await screen.findByText('已退出登录')).toBeTruthy();
  expect(screen.queryByText('不同意新的版本，就需要退出登录')).toBeNull();
});

test('[MKT-23] the page lists what is collected, what for and who receives it, with or without a login', async () => {
  await show({ address: policy });
  const list = within(await screen.findByRole('region', { name: '收集清单与接收方' }));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) expect(row).toMatch(/^.+用途：.+接收方：.+$/);
  expect(rows.join()).toContain('短信服务商');
});

const separate = () => within(screen.getByRole('region', { name: '单独同意' }));
const givenAt = Date.UTC(2026, 10, 20, 1, 30);
const purposesOf = (withdrawnAt: number | null) =>
  answered([{ purpose: 'recommendation' as const, history: [{ version: '1.0', givenAt, withdrawnAt }] }]);

test('[MKT-23] no separate consent is given beforehand; one press gives it and one withdraws it', async () => {
  const { user } = await show({
    ...asMember,
    address: policy,
    purposeChanged: inTurn(purposesOf(null), purposesOf(givenAt + 60_000)),
  });
  const card = within(await separate().findByRole('article', { name: '个性化推荐' }));
  expect(card.getByText('没有同意')).toBeTruthy();
  expect(card.getByText('说明版本 1.0')).toBeTruthy();
  await user.click(card.getByRole('button', { name: '同意：个性化推荐' }));
  expect(await card.findByText(/^2026年11月20日 .*同意$/)).toBeTruthy();
  await user.click(card.getByRole('button', { name: '撤回：个性化推荐' }));
  expect(await card.findByText('没有同意')).toBeTruthy();
  expect(card.getByText('同意与撤回的记录（1 条）')).toBeTruthy();
  expect(card.getByRole('listitem', { hidden: true }).textContent).toMatch(
    /^版本 1\.0，2026年11月20日 .* 同意，2026年11月20日 .* 撤回$/,
  );
});

test('[MKT-23] a consent that was not recorded says why, and stays as it was', async () => {
  const { user } = await show({
    ...asMember,
    address: policy,
    purposeChanged: failing({ kind: 'timeout' }),
  });
  await user.click(await separate().findByRole('button', { name: '同意：个性化推荐' }));
  expect((await separate().findByRole('alert')).textContent).toBe('系统接口请求超时');
  expect(separate().getByText('没有同意')).toBeTruthy();
});

test('[LAY-16] separate consents that did not come say why, and come on request', async () => {
  const { user } = await show({
    ...asMember,
    address: policy,
    purposes: inTurn(failing({ kind: 'network' }), purposesOf(null)),
  });
  expect((await separate().findByRole('alert')).textContent).toContain('后端接口连接异常');
  await user.click(separate().getByRole('button', { name: '重新加载' }));
  expect(await separate().findByRole('button', { name: '撤回：个性化推荐' })).toBeTruthy();
});

test('[MKT-23] a visitor reads that consents are chosen after the login', async () => {
  await show({ address: policy });
  expect(separate().getByText('登录后，可以在这里逐项同意或撤回。')).toBeTruthy();
  expect(separate().queryByRole('button')).toBeNull();
});

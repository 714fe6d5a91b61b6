import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { captchaSlotId } from '../../src/domain/captcha/captcha-slot';
import { answered, failing, never } from '../../tools/gallery/scene/answers';
import { memberToken } from '../../tools/gallery/stories/people';
import { show } from './support/show';

const address = '/login/passwd';
const phone = () => screen.getByLabelText('手机号');
const password = () => screen.getByLabelText('密码');
const submit = () => within(screen.getByRole('main')).getByRole('button', { name: '登录' });

const tooOften = { kind: 'refused', code: 429, message: '登录失败次数过多，请在 5 分钟后再试' } as const;

const fillIn = async (user: UserEvent): Promise<void> => {
  await user.type(phone(), '13851206614');
  await user.type(password(), 'hupo-demo-1');
  await user.click(screen.getByLabelText('同意用户协议和隐私政策'));
};

test('[LOG-03] the form asks for phone number and password, with what password managers need', async () => {
  await show({ address });
  expect(phone().getAttribute('autocomplete')).toBe('username');
  expect(phone().getAttribute('type')).toBe('tel');
  expect(password().getAttribute('autocomplete')).toBe('current-password');
  expect(screen.getByText('+86')).toBeTruthy();
});

test('[LOG-12][LOG-07] the other ways stand beside it, and carry the place to go on to', async () => {
  await show({ address: `${address}?redirect=%2Fmessage` });
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/login?redirect=%2Fmessage',
    '/login/passwd?redirect=%2Fmessage',
    '/user/agreement',
    '/user/privacy',
    '/login?mode=register&redirect=%2Fmessage',
    '/login/retrieve?redirect=%2Fmessage',
  ]);
});

test('[LOG-03] the password is hidden until it is asked to be shown', async () => {
  const { user } = await show({ address });
  expect(password().getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: '显示密码' }));
  expect(password().getAttribute('type')).toBe('text');
  expect(screen.getByRole('button', { name: '显示密码' }).getAttribute('aria-pressed')).toBe('true');
});

test('[SEC-05] who must wait reads on the button for how long, and cannot send meanwhile', async () => {
  const { user } = await show({
    address,
    captcha: 'solved',
    login: failing({ ...tooOften, retryAfterMs: 252_000 }),
  });
  await fillIn(user);
  await user.click(submit());
  const waiting = await screen.findByRole('button', { name: '4 分 12 秒后可再次登录' });
  expect(waiting.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe(tooOften.message);
});

test('[LAY-17] what is wrong stands beside its field, is read out with it, and the first gets the focus', async () => {
  const { user } = await show({ address });
  await user.type(phone(), '138512066');
  await user.click(submit());
  const error = await screen.findByText('手机号是 11 位，还差 2 位');
  expect(phone().getAttribute('aria-describedby')).toBe(error.id);
  expect(phone().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(phone());
  expect(screen.getByText('请输入密码')).toBeTruthy();
  const agreement = screen.getByLabelText('同意用户协议和隐私政策');
  expect(document.getElementById(agreement.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '请先阅读并同意《用户协议》和《隐私政策》',
  );
});

test('[CAP-01][LAY-17] submitting opens the captcha as a dialog with the place of its frame', async () => {
  const { user } = await show({ address, captcha: 'loading' });
  await fillIn(user);
  await user.click(submit());
  const sheet = await screen.findByRole('dialog', { name: '安全验证' });
  expect(within(sheet).getByText('正在加载安全验证')).toBeTruthy();
  expect(document.getElementById(captchaSlotId)).not.toBeNull();
  expect(document.querySelector('[inert] main')).not.toBeNull();
  expect(document.activeElement).toBe(sheet);
});

test('[CAP-03] a captcha that fails says its code and offers another try', async () => {
  const { user } = await show({ address, captcha: 'failed' });
  await fillIn(user);
  await user.click(submit());
  const sheet = await screen.findByRole('dialog', { name: '安全验证' });
  expect(await within(sheet).findByText('错误代码 1010，请检查网络后重试。')).toBeTruthy();
  await user.click(within(sheet).getByRole('button', { name: '重试' }));
  expect(await within(sheet).findByText('错误代码 1010，请检查网络后重试。')).toBeTruthy();
});

test('[LAY-19][LAY-17] closing the sheet leaves what was typed and gives the focus back', async () => {
  const { user } = await show({ address, captcha: 'loading' });
  await fillIn(user);
  await user.click(submit());
  const sheet = await screen.findByRole('dialog', { name: '安全验证' });
  await user.click(within(sheet).getByRole('button', { name: '关闭' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(phone()).toHaveProperty('value', '13851206614');
  expect(document.activeElement).toBe(submit());
});

test('[LAY-17] Escape closes the sheet', async () => {
  const { user } = await show({ address, captcha: 'loading' });
  await fillIn(user);
  await user.click(submit());
  await screen.findByRole('dialog', { name: '安全验证' });
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('[CAP-02] without an appid the form says that logging in is not possible for now', async () => {
  const { user } = await show({ address, captcha: 'off' });
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByText('安全验证未开通，暂时无法登录，请联系客服')).toBeTruthy();
});

test('[LOG-13] while the login is under way the button says so and answers no press', async () => {
  const { user } = await show({ address, captcha: 'solved', login: never });
  await fillIn(user);
  await user.click(submit());
  const button = await screen.findByRole('button', { name: '正在登录' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('[LOG-02] a refused login says why and keeps what was typed', async () => {
  const { user } = await show({
    address,
    captcha: 'solved',
    login: failing({ kind: 'refused', code: 400, message: '手机号或密码不正确' }),
  });
  await fillIn(user);
  await user.click(submit());
  expect((await screen.findByText('手机号或密码不正确')).getAttribute('role')).toBe('alert');
  expect(phone()).toHaveProperty('value', '13851206614');
});

test('[LOG-07] a login goes on to the member’s own page', async () => {
  const { user, flows } = await show({ address, unread: answered(0) });
  await user.type(phone(), '13851206614');
  act(() => {
    flows.app.session.send({ type: 'session.tokenObtained', token: memberToken });
  });
  expect(await screen.findByRole('heading', { level: 1, name: '沈知远' })).toBeTruthy();
});

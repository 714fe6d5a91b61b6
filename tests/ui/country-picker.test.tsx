import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from './support/show';

const open = () => screen.getByRole('button', { name: /^国家和地区代码：/ });
const search = () => screen.findByLabelText('搜索国家和地区');
// By the selector: asking two hundred rows for their roles takes a jsdom seconds.
const rows = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.country-list li')].map((row) => row.textContent);

test('[ENT-07] the countries are offered with their codes, the chosen one marked', async () => {
  const { user } = await show({ address: '/login' });
  await user.click(open());
  await search();
  expect(rows()).toHaveLength(194);
  const chosen = [...document.querySelectorAll('.country[aria-current=true]')];
  expect(chosen.map((row) => row.textContent)).toEqual(['中国+86']);
});

test('[LOG-12] what is typed narrows them down, and how many are left is read out', async () => {
  const { user } = await show({ address: '/login' });
  await user.click(open());
  expect((await search()).getAttribute('autocomplete')).toBe('off');
  await user.type(await search(), 'xjp');
  expect(rows()).toEqual(['新加坡+65']);
  expect(screen.getByText('找到 1 个').getAttribute('role')).toBe('status');
  await user.type(await search(), '！');
  expect(rows()).toEqual([]);
  expect(screen.getByText('没有找到“xjp！”，请改用拼音首字母或区号').getAttribute('role')).toBe('status');
});

test('[LOG-12][LAY-20] Enter in the search neither chooses a country nor sends the form', async () => {
  const { user } = await show({ address: '/login' });
  await user.click(open());
  await user.type(await search(), 'xg{Enter}');
  expect(rows()).toEqual(['中国香港+852', '墨西哥+52']);
  expect(screen.queryByText('请输入手机号')).toBeNull();
  // A phone's keyboard makes room for the rows that were found.
  expect((await search()).getAttribute('enterkeyhint')).toBe('search');
  expect(document.activeElement?.textContent).toBe('中国香港+852');
});

test('[LOG-12] a chosen country stands before the number, and the sheet is gone', async () => {
  const { user } = await show({ address: '/login' });
  await user.click(open());
  await search();
  await user.click(screen.getByText('中国香港'));
  expect(rows()).toEqual([]);
  expect(screen.getByRole('button', { name: '国家和地区代码：+852' })).toBeTruthy();
});

test('[LAY-20] the code’s field takes a code from a text message, on a keyboard of digits', async () => {
  await show({ address: '/login' });
  const code = screen.getByLabelText('验证码');
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(code.getAttribute('inputmode')).toBe('numeric');
});

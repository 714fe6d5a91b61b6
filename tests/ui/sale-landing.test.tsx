import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered } from '../../tools/gallery/scene/answers';
import { overview } from '../../tools/gallery/stories/deals';
import { mainKinds } from '../../src/domain/page/main-kinds';
import { show } from './support/show';

const address = '/sale/landing';

test('[ACC-02] the landing page counts the deals by industry and offers to log in', async () => {
  await show({ address });
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(
    mainKinds(overview.industries, '其他').map(({ name, count }) => `${name}${count}`),
  );
  expect(screen.getByText('在售项目 42 个')).toBeTruthy();
  expect(screen.getByRole('link', { name: '登录查看项目' }).getAttribute('href')).toBe('/login');
});

test.each(['sale', 'buy'])(
  '[ACC-02][LOG-07] the landing page of the %s side offers to register, which goes on to the same as the login',
  async (side) => {
    await show({ address: `/${side}/landing?redirect=%2Fbuy%2F1` });
    const register = await screen.findByRole('link', { name: '注册' });
    expect(register.getAttribute('href')).toBe('/login?mode=register&redirect=%2Fbuy%2F1');
  },
);

test('[ACC-02] a sample shows a seal in place of its figures, and leads nowhere', async () => {
  await show({ address });
  const samples = await screen.findAllByText('登录后查看详情');
  expect(samples).toHaveLength(overview.samples.length);
  const titles = overview.samples.map(({ title }) => screen.getByText(title).closest('a'));
  expect(titles.every((link) => link === null)).toBe(true);
});

test('[LAY-16] the overview says so when nothing is on sale', async () => {
  await show({ address, overview: answered({ total: 0, industries: [], samples: [] }) });
  expect(await screen.findByText('暂时没有在售项目')).toBeTruthy();
});

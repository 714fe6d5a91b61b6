import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered, failing } from '../../tools/gallery/scene/answers';
import { buyDetail } from '../../tools/gallery/stories/buys';
import { detail, overview } from '../../tools/gallery/stories/deals';
import { mainKinds } from '../../src/domain/page/main-kinds';
import { decimal } from '../support/samples/decimal';
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

const wanting = (path: string): string =>
  `/${path.split('/')[1] ?? ''}/landing?redirect=${encodeURIComponent(path)}`;

test.each([
  ['/sale/entrust/20260418', '您要查看的项目', detail.title],
  ['/buy/20260118', '您要查看的需求', buyDetail.title],
])(
  '[ACC-06] a visitor sent here from %s sees its card, which leads to the login',
  async (path, heading, title) => {
    await show({ address: wanting(path) });
    const part = within(await screen.findByRole('region', { name: heading }));
    const link = await part.findByRole('link', { name: title });
    expect(link.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  },
);

test.each([
  '/sale/landing',
  wanting('/sale'),
  wanting('/buy/20260118').replace('buy', 'sale'),
  '/sale/landing?redirect=//evil.example/sale/entrust/1',
])('[ACC-06] %s names no deal on this side, and shows no card', async (direct) => {
  await show({ address: direct });
  await screen.findByRole('table');
  expect(screen.queryByText('您要查看的项目')).toBeNull();
});

test('[ACC-06] a visitor who wanted a deal that was withdrawn reads so', async () => {
  await show({
    address: wanting('/sale/entrust/20260418'),
    saleCard: failing({ kind: 'refused', code: 404, message: '该项目已下架' }),
  });
  expect(await screen.findByText('这个项目已下架或不存在。')).toBeTruthy();
  const login = screen.getByRole('link', { name: '登录查看项目' });
  expect(login.getAttribute('href')).toBe('/login?redirect=%2Fsale');
});

test.each([
  [wanting('/sale/entrust/20260418'), '项目没有加载出来'],
  ['/buy/landing?redirect=%2Fbuy%2F20260118', '需求没有加载出来'],
])(
  '[REL-03][ACC-06] a visitor whose wanted card does not come reads so, and can ask again: %s',
  async (at, says) => {
    const down = failing({ kind: 'network' });
    await show({ address: at, saleCard: down, buyCard: down });
    const part = within(await screen.findByRole('region', { name: /^您要查看的/ }));
    expect(await part.findByText(says)).toBeTruthy();
    expect(part.getByRole('button', { name: '重新加载' })).toBeTruthy();
  },
);

const shown = { kind: 'shown', value: decimal('5230') } as const;
const hiddenValue = { kind: 'hidden' } as const;
const bare = { ...detail, amount: shown, netProfit: shown, valuation: shown };
const sealing = '由委托方封存，签署保密协议并经其同意后可见。';

test.each([
  ['a net profit', { ...bare, sealed: true, netProfit: hiddenValue }, `该项目的净利润等信息${sealing}`],
  ['what no card shows', { ...bare, sealed: true }, `该项目的部分信息${sealing}`],
  ['nothing', { ...bare, sealed: false }, null],
])('[ENT-08][ACC-06] a landing page says what of the wanted deal is sealed: %s', async (_, deal, note) => {
  await show({ address: wanting('/sale/entrust/20260418'), saleCard: answered(deal) });
  await screen.findByRole('link', { name: deal.title });
  expect(screen.queryByText(new RegExp(sealing))?.textContent ?? null).toBe(note);
});

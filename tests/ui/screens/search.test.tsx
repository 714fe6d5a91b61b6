import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered } from '../../../tools/gallery/scene/answers';
import { searchStories } from '../../../tools/gallery/stories/search-stories';
import { selectNavigationStatus } from '../../../src/application/shell/navigation/status';
import { show, type Shown } from '../support/show';

const field = () => screen.findByRole('combobox', { name: '搜索项目、买方、机构、资讯' });
const results = `/search?q=${encodeURIComponent('减速器')}`;
const storyOf = (id: string) => searchStories.find((story) => story.id === id)?.scene ?? {};

test('[SCR-06] the results have a tab for each kind with its count, and at most three of each kind', async () => {
  await show({ address: results });
  const tabs = within(await screen.findByRole('navigation', { name: '结果分类' }));
  expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['全部11', `/search?q=${encodeURIComponent('减速器')}`],
    ['项目9', `/search?q=${encodeURIComponent('减速器')}&kind=sale`],
    ['求购1', `/search?q=${encodeURIComponent('减速器')}&kind=buy`],
    ['资讯1', `/search?q=${encodeURIComponent('减速器')}&kind=news`],
  ]);
  const group = within(screen.getByRole('list', { name: /^项目/ }));
  expect(group.getAllByRole('listitem')).toHaveLength(3);
  const first = group.getAllByRole('link')[0];
  expect(first?.getAttribute('href')).toBe('/sale/entrust/S20260418');
  expect(first?.querySelector('mark')?.textContent).toBe('减速器');
});

test('[SCR-06] hostile markup in a title stays text', async () => {
  const hostile = '<img src=x onerror=alert(1)>减速器';
  const found = {
    counts: [{ kind: 'sale' as const, count: 1 }],
    hits: [
      {
        kind: 'sale' as const,
        id: 's1',
        sourceType: 'entrust',
        title: { text: hostile, marks: [{ from: 1, to: 4 }] },
        code: null,
        excerpt: null,
        facts: [hostile],
        least: null,
        most: null,
      },
    ],
    next: null,
    added: [],
    looser: [],
  };
  await show({ address: results, found: answered(found) });
  expect((await screen.findByRole('link', { name: hostile })).querySelector('mark')?.textContent).toBe('img');
  expect(document.querySelector('main img')).toBeNull();
});

test('[DSK-03][LAY-17] arrow keys lead through the suggestions, and Escape closes them', async () => {
  const { user } = await show({ address: '/search' });
  const box = await field();
  await user.type(box, '减速');
  const list = await screen.findByRole('listbox', { name: '联想' });
  expect(box.getAttribute('aria-expanded')).toBe('true');
  expect(box.getAttribute('aria-controls')).toBe(list.id);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const second = within(list).getAllByRole('option')[1];
  expect(box.getAttribute('aria-activedescendant')).toBe(second?.id);
  expect(second?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box.getAttribute('aria-expanded')).toBe('false');
});

const addressOf = ({ flows }: Shown): string | null =>
  selectNavigationStatus(flows.app.navigation.getSnapshot()).address;

test('[SCR-06] a search is remembered on the device, offered again, and cleared after a question', async () => {
  const shown = await show({ address: '/search' });
  const { user, flows } = shown;
  await user.type(await field(), '储能{Enter}');
  await waitFor(() => expect(addressOf(shown)).toBe(`/search?q=${encodeURIComponent('储能')}`));
  flows.app.navigation.send({ type: 'navigation.requested', address: '/search', replace: true });
  const history = within(await screen.findByRole('list', { name: '搜索历史' }));
  expect(history.getAllByRole('button').map((button) => button.textContent)).toEqual(['储能']);
  await user.click(screen.getByRole('button', { name: '清空搜索历史' }));
  expect(screen.getByText('清空全部搜索历史？')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '清空' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: '搜索历史' })).toBeNull());
});

test('[LAY-20] Enter within a composition searches nothing', async () => {
  const shown = await show({ address: '/search' });
  const box = await field();
  fireEvent.compositionStart(box);
  fireEvent.change(box, { target: { value: 'jian su' } });
  fireEvent.submit(box);
  expect(addressOf(shown)).toBe('/search');
  fireEvent.change(box, { target: { value: '减速' } });
  fireEvent.compositionEnd(box);
  fireEvent.submit(box);
  await waitFor(() => expect(addressOf(shown)).toBe(`/search?q=${encodeURIComponent('减速')}`));
});

test('[SCR-06] without results the page offers wider words, a demand and a search to save', async () => {
  await show(storyOf('search-empty'));
  const wider = within(await screen.findByRole('list', { name: '试试更宽的词' }));
  expect(wider.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '谐波减速器7 个结果',
    '火星1 个结果',
  ]);
  const demand = screen.getByRole('link', { name: '发布求购需求' });
  expect(demand.getAttribute('href')).toContain('/new_buy?kind=buy&keyword=');
  expect(screen.getByRole('button', { name: '保存搜索' })).toBeTruthy();
});

test('[SCR-06] where one kind has nothing, the page offers all kinds', async () => {
  await show(storyOf('search-empty-kind'));
  const all = await screen.findByRole('link', { name: '查看全部分类中的 11 个结果' });
  expect(all.getAttribute('href')).toBe(results);
});

const emptyIn = (kind: string) => ({
  ...storyOf('search-empty-kind'),
  address: `/search?q=${encodeURIComponent('火星')}&kind=${kind}`,
});

test.each([
  ['sale', '项目'],
  ['buy', '求购'],
  ['investor', '机构'],
  ['fund', '基金'],
  ['soe', '国资'],
  ['organization', '中介'],
  ['presentation', '路演'],
  ['park', '园区'],
  ['conference', '会议'],
  ['activity', '活动'],
  ['transfer', '股份转让'],
])('[MKT-01] without results in the tab %s the search for %s is offered to be saved', async (kind, label) => {
  await show(emptyIn(kind));
  const save = await screen.findByRole('button', { name: '保存搜索' });
  expect(save.parentElement?.textContent).toBe(`有新${label}时通知我：保存搜索`);
});

test('[MKT-01] no search to save is offered in the tab news, whose searches cannot be saved', async () => {
  await show(emptyIn('news'));
  await screen.findByRole('link', { name: '发布求购需求' });
  expect(screen.queryByRole('button', { name: '保存搜索' })).toBeNull();
  expect(screen.queryByText(/时通知我/)).toBeNull();
});

test('[DSK-03] Ctrl-K and / lead to the search from any page, and to its field there', async () => {
  const shown = await show({ address: '/news' });
  await screen.findByRole('heading', { level: 1, name: '资讯' });
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(addressOf(shown)).toBe('/news');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await waitFor(() => expect(addressOf(shown)).toBe('/search'));
  const box = await field();
  await waitFor(() => expect(document.activeElement).toBe(box));
  box.blur();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(box);
});

test('[SCR-01] home and the header of the desktop have the way to the search', async () => {
  await show();
  const links = screen.getAllByRole('link', { name: '搜项目、买方、机构' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/search', '/search']);
});

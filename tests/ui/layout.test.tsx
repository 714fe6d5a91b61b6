import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered } from '../../tools/gallery/scene/answers';
import { asMember, show } from './support/show';
import { scrollTo } from './support/window-stubs';

const mainNavigations = () => screen.getAllByRole('navigation', { name: '主导航' });
const tabBar = () => {
  const last = mainNavigations().at(-1);
  if (last === undefined) throw new Error('no tab bar');
  return within(last);
};

test('[LAY-01] the tab bar has exactly the tabs whose pages stand, and says which is current', async () => {
  await show();
  const tabs = tabBar().getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['首页', '/'],
    ['发布', '/new_buy'],
    ['消息', '/message'],
    ['我的', '/user'],
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null, null, null]);
});

test('[LAY-01] a page that was come to has a way back and no tab bar', async () => {
  const { user } = await show({ address: '/sale/landing' });
  expect(mainNavigations()).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: '返回' }));
  expect(await screen.findByRole('heading', { level: 1, name: '找项目' })).toBeTruthy();
});

test.each([
  [0, '消息'],
  [1, '消息未读 1'],
  [99, '消息未读 99'],
  [100, '消息未读 99+'],
])('[LAY-02] with %i unread the message tab reads %s', async (count, words) => {
  await show({ ...asMember, unread: answered(count) });
  await waitFor(() => {
    expect(tabBar().getAllByRole('link')[2]?.textContent).toBe(words);
  });
});

test('[LAY-02][LAY-17] how much is unread is announced', async () => {
  await show({ ...asMember, unread: answered(12) });
  expect(await screen.findByText('12 条未读消息')).toHaveProperty('tagName', 'P');
  expect(screen.getByRole('link', { name: '消息，12 条未读' }).getAttribute('href')).toBe('/message');
});

test('[LAY-17] a visitor is offered the way to log in; a member sees themselves', async () => {
  await show();
  expect(screen.getAllByRole('link', { name: '登录' }).map((link) => link.getAttribute('href'))).toEqual([
    '/login',
    '/login',
    '/login',
  ]);
  expect(screen.queryByRole('link', { name: '我的' })?.getAttribute('href')).toBe('/user');
});

test('[LAY-17] the skip link moves the focus past the navigation without touching the address', async () => {
  const { user } = await show();
  const before = window.location.href;
  await user.tab();
  expect(document.activeElement?.textContent).toBe('跳到主要内容');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.href).toBe(before);
});

test('[LAY-17] after a navigation the focus is on the new page’s heading, and the page is at its top', async () => {
  const { user } = await show();
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('link', { name: '查看概况' }));
  const heading = await screen.findByRole('heading', { level: 1, name: '出售项目' });
  await waitFor(() => {
    expect(document.activeElement).toBe(heading);
  });
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('[ENV-07] the title of the document follows the page', async () => {
  const { user } = await show();
  expect(document.title).toBe('首页 - 琥珀并购');
  await user.click(screen.getByRole('link', { name: '查看概况' }));
  await waitFor(() => {
    expect(document.title).toBe('出售项目 - 琥珀并购');
  });
});

test('[MKT-25] every public page ends with the agreements, the contact and the filing numbers, each a link to its register', async () => {
  await show({ address: '/sale/landing' });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['资讯', '/news'],
    ['产品与服务', '/product_service'],
    ['活动', '/activity'],
    ['自贸区与园区', '/ftz'],
    ['投资决策', '/investDecision'],
    ['用户协议', '/user/agreement'],
    ['隐私政策', '/user/privacy'],
    ['沪ICP备00000000号-1', 'https://beian.miit.gov.cn/'],
    ['沪公网安备31000000000000号', 'https://beian.mps.gov.cn/#/query/webSearch?code=31000000000000'],
  ]);
  expect(footer.getByText(/^联系我们：400-000-0000/)).toBeTruthy();
});

test('[MKT-25] a page for members alone bears no footer', async () => {
  await show({ ...asMember, address: '/user' });
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered, failing, never } from '../../tools/gallery/scene/answers';
import { waitingAddress } from '../../src/domain/waiting/waiting-row';
import { ordersOf, orders } from '../../tools/gallery/stories/orders';
import { waitingList } from '../../tools/gallery/stories/waiting';
import { member } from '../../tools/gallery/stories/people';
import { pending, rejected } from '../../tools/gallery/stories/verification-stories';
import { asMember, show } from './support/show';

const address = '/user';
const main = () => within(screen.getByRole('main'));

test.each([
  ['1', '已认证'],
  ['2', '基础认证'],
  [null, '未认证'],
] as const)('[SES-04] with prove %s the page says %s beside the name', async (prove, word) => {
  await show({ ...asMember, address, user: answered(member({ prove })) });
  expect(await screen.findByRole('heading', { level: 1, name: '沈知远' })).toBeTruthy();
  expect(screen.getAllByText(word).length).toBeGreaterThan(0);
  const place = main().getByText('恒泰产业资本').closest('p');
  expect(place?.textContent).toBe('恒泰产业资本投资总监');
});

test('[LAY-01] the page leads only to pages that stand', async () => {
  await show({ ...asMember, address });
  await screen.findByRole('link', { name: '权益' });
  expect(
    main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    // Figures, what waits, the newest orders.
    '/favorite',
    '/new_buy',
    '/bidder_sales',
    '/pay',
    '/message',
    '/user/waiting',
    ...waitingList.list.slice(0, 5).map(waitingAddress),
    '/pay',
    ...orders.slice(0, 3).map(({ orderNo }) => `/pay/${orderNo}`),
    '/member',
    // Entries.
    '/favorite',
    '/bidder_sales',
    '/new_buy',
    '/pay',
    '/user/conf',
    '/member',
    '/fund',
    '/soe',
    '/user/info',
    '/push_settings',
    '/user/changePwd',
    '/product_service',
    '/share',
    '/investDecision',
    '/operating_guide',
    '/fundSurvey',
    '/about_us',
    '/user/agreement',
    '/user/privacy',
  ]);
});

test('[LOG-08] logging out is asked about first, and not done when it is taken back', async () => {
  const { user } = await show({ ...asMember, address });
  await user.click(await screen.findByRole('button', { name: '退出登录' }));
  const dialog = await screen.findByRole('dialog', { name: '系统提示' });
  expect(within(dialog).getByText('退出后需要重新登录才能查看项目和消息。')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: '取消' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(screen.getByRole('heading', { level: 1, name: '沈知远' })).toBeTruthy();
});

test('[LOG-08] after logging out the person is home, as a visitor', async () => {
  const { user } = await show({ ...asMember, address });
  await user.click(await screen.findByRole('button', { name: '退出登录' }));
  const dialog = await screen.findByRole('dialog', { name: '系统提示' });
  await user.click(within(dialog).getByRole('button', { name: '确认' }));
  expect(await screen.findByRole('heading', { level: 1, name: '琥珀并购首页' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '登录' }).length).toBeGreaterThan(0);
});

test('[SES-03] when user info fails, one dialog offers to stay or to log in again; staying keeps the page', async () => {
  const { user } = await show({ ...asMember, address, user: failing({ kind: 'timeout' }) });
  const dialog = await screen.findByRole('dialog', { name: '提示' });
  await user.click(within(dialog).getByRole('button', { name: '留在此页' }));
  expect(await screen.findByText('资料没有加载出来')).toBeTruthy();
  expect(screen.getByRole('button', { name: '退出登录' })).toBeTruthy();
});

test('[SES-01] while user info loads, the page shows shapes', async () => {
  await show({ ...asMember, address, user: never });
  expect(await main().findByText('加载中...')).toBeTruthy();
});

test.each([
  [null, '去认证'],
  ['2', '申请完整认证'],
] as const)('[SCR-10] with prove %s the next step of the verification is offered', async (prove, word) => {
  await show({ ...asMember, address, user: answered(member({ prove })) });
  const [link] = await main().findAllByRole('link', { name: word });
  expect(link?.getAttribute('href')).toBe('/user/auditLogin');
});

test.each([
  [pending, '审核中', '查看进度'],
  [rejected, '未通过', '查看原因'],
] as const)(
  '[SCR-10] an application that is not approved stands beside the name, with the way to it',
  async (applied, word, way) => {
    const user = answered(member({ prove: null }));
    await show({ ...asMember, address, user, verification: answered(applied) });
    const [link] = await main().findAllByRole('link', { name: way });
    expect(link?.getAttribute('href')).toBe('/user/underReview');
    expect(main().getAllByText(word, { exact: true }).length).toBeGreaterThan(0);
    expect(main().queryByText('去认证')).toBeNull();
  },
);

test('[SCR-10] whoever is verified has no next step', async () => {
  await show({ ...asMember, address });
  expect(await screen.findByRole('heading', { level: 1, name: '沈知远' })).toBeTruthy();
  expect(main().queryByText('去认证')).toBeNull();
});

test('[SCR-10] a desk without orders shows no table of them', async () => {
  await show({ ...asMember, address, orders: answered(ordersOf([], false)) });
  expect(await screen.findByRole('heading', { level: 1, name: '沈知远' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: '最近订单' })).toBeNull();
});

test('[SCR-10] the phone stands in groups, its middle left out', async () => {
  await show({ ...asMember, address, user: answered(member({ userName: '13800136620' })) });
  expect(await screen.findByText('138 **** 6620')).toBeTruthy();
});

test('[MKT-21] 长辈版 is a switch among the settings of 我的', async () => {
  const { user } = await show({ ...asMember, address });
  const large = await screen.findByRole('switch', { name: /长辈版/ });
  expect(large.getAttribute('aria-checked')).toBe('false');
  await user.click(large);
  await waitFor(() => {
    expect(large.getAttribute('aria-checked')).toBe('true');
  });
  expect(document.documentElement.dataset['textSize']).toBe('large');
  await user.click(large);
  await waitFor(() => {
    expect(document.documentElement.dataset['textSize']).toBeUndefined();
  });
});

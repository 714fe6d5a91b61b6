import { screen, within } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { answered, failing, inTurn, never } from '../../tools/gallery/scene/answers';
import { membership, noMembership, plans } from '../../tools/gallery/stories/membership';
import { member } from '../../tools/gallery/stories/people';
import { sceneNow } from '../../tools/gallery/scene/scene-now';
import { fakePaymentFlow } from '../support/fakes/payment-flow';
import { asMember, show } from './support/show';

/** The modules that a drawn code sets, read back from its path. */
const modulesOf = (code: Element): boolean[][] => {
  const size = Number(code.getAttribute('viewBox')?.split(' ').at(-1));
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const runs =
    code
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g) ?? [];
  for (const [, x, y, length] of runs) rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  return rows;
};
const card = async () => within(await screen.findByRole('region', { name: '会员' }));

test.each([
  ['none', noMembership, '尚未开通会员', '开通会员', '/member/pay'],
  ['active', membership(), '有效期至 2027年3月18日', '续费', '/member/pay?plan=plan-facility-year'],
  [
    'ending',
    membership({ state: 'ending', until: Date.UTC(2026, 11, 2, 2) }),
    '还有 12 天到期，2026年12月2日',
    '续费',
    '/member/pay?plan=plan-facility-year',
  ],
  [
    'ended',
    membership({ state: 'ended', until: Date.UTC(2026, 9, 30, 2) }),
    '已于 2026年10月30日 到期',
    '重新开通',
    '/member/pay?plan=plan-facility-year',
  ],
])(
  '[PAY-17][SCR-09] a membership that is %s says until when, and the next step',
  async (_, own, words, action, to) => {
    await show({ ...asMember, address: '/member', membership: answered(own) });
    expect((await card()).getByText(words)).toBeTruthy();
    expect((await card()).getByRole('link', { name: action }).getAttribute('href')).toBe(to);
  },
);

test('[SCR-09] the overview shows one’s own rights and leads to everything about the membership', async () => {
  await show({ ...asMember, address: '/member' });
  expect(await screen.findByRole('heading', { name: '我的权益' })).toBeTruthy();
  expect(screen.getByText('每月 60 次')).toBeTruthy();
  expect(screen.getByText('本月咨询 剩 17 次，已用 43 次')).toBeTruthy();
  const links = within(screen.getByRole('region', { name: '了解会员' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/member/buyer',
    '/member/facility',
    '/member/service',
    '/member/pay',
    '/pay',
  ]);
});

test('[TRU-01] without a plan the overview names the plan whose rights it lists', async () => {
  await show({ ...asMember, address: '/member', membership: answered(noMembership) });
  expect(await screen.findByText('以下为机构会员的权益，各套餐的差异见套餐对比。')).toBeTruthy();
  expect(screen.getByText('每月 300 次')).toBeTruthy();
});

test('[LAY-16] what did not come says so, each by itself, and can be asked for again', async () => {
  const { user } = await show({
    ...asMember,
    address: '/member',
    membership: failing({ kind: 'network' }),
    plans: inTurn(failing({ kind: 'timeout' }), answered(plans)),
  });
  expect(await screen.findByText('会员信息没有加载出来')).toBeTruthy();
  expect(await screen.findByText('会员套餐没有加载出来')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: '重新加载' }).at(-1) ?? document.body);
  expect(await screen.findByRole('heading', { name: '会员可以做什么' })).toBeTruthy();
});

test('[SCR-09] the plans are compared in a table that names every right once', async () => {
  await show({ ...asMember, address: '/member/pay' });
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '权益',
    '买方会员',
    '专业会员',
    '机构会员',
  ]);
  const matching = table.getByRole('row', { name: /^新项目提醒/ });
  expect(
    within(matching)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['每日汇总', '立即提醒', '立即提醒']);
});

test('[PAY-15] the own plan is renewed, the others are bought; each leads to its order', async () => {
  await show({ ...asMember, address: '/member/pay' });
  expect((await screen.findByRole('link', { name: '续费专业会员' })).getAttribute('href')).toBe(
    '/member/pay?plan=plan-facility-year',
  );
  expect(screen.getByRole('link', { name: '开通机构会员' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '开通专业会员' })).toBeNull();
});

test('[PAY-12][SCR-09] a plan below the own one is not offered; the page says why instead', async () => {
  await show({ ...asMember, address: '/member/pay' });
  expect(await screen.findByText('您已是更高级别的会员，无需购买该套餐。')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '开通买方会员' })).toBeNull();
});

test.each(['/member/pay', '/member/pay?plan=plan-service-year'])(
  '[PAY-12] at %s whoever is not fully verified reads so, and is led to the verification',
  async (address) => {
    await show({
      ...asMember,
      address,
      user: answered(member({ prove: '2' })),
      membership: answered(noMembership),
    });
    expect(
      (await screen.findAllByText('开通会员需要先通过完整认证', { exact: false })).length,
    ).toBeGreaterThan(0);
    const ways = screen.getAllByRole('link', { name: /^去认证/ });
    expect(ways.map((way) => way.getAttribute('href'))).toContain('/user/auditLogin');
    expect(screen.queryByRole('link', { name: '开通机构会员' })).toBeNull();
  },
);

test('[PAY-12] the buyer’s plan is renewed by whoever has it, and not offered to whoever has a higher one', async () => {
  await show({
    ...asMember,
    address: '/member/buyer',
    membership: answered(membership({ planId: 'plan-buyer-year' })),
  });
  expect(await screen.findByRole('link', { name: '续费买方会员' })).toBeTruthy();
});

test('[PAY-12] the buyer’s page says to a higher member that everything is included', async () => {
  await show({ ...asMember, address: '/member/buyer' });
  expect(await screen.findByText('买方会员的权益已全部包含', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '开通买方会员' })).toBeNull();
});

test.each([
  ['/member/pay?plan=plan-service-year', 'http://localhost:3000/member/pay?plan=plan-service-year'],
  ['/pay/HP202611200941207356', 'http://localhost:3000/pay/HP202611200941207356'],
])('[PAY-09] where nothing can be paid, %s shows a code that opens it on a phone', async (address, whole) => {
  await show({ ...asMember, address, paysOnline: false });
  expect(modulesOf(await screen.findByRole('img', { name: '支付页面的二维码' }))).toEqual(
    encode(whole, { ecc: 'M', border: 4 }).data,
  );
  expect(screen.queryByText(whole)).toBeNull();
  expect(screen.getByText('等待手机支付，支付后本页自动更新')).toBeTruthy();
});

test('[PAY-17] paid on a phone, the page of the plan says so by itself', async () => {
  const term = { from: Date.UTC(2026, 10, 20, 2), until: Date.UTC(2027, 10, 20, 2) };
  const bought = membership({ planId: 'plan-service-year', ...term });
  await show({
    ...asMember,
    address: '/member/pay?plan=plan-service-year',
    paysOnline: false,
    membership: inTurn(answered(membership()), answered(bought)),
  });
  expect(await screen.findByText('会员已开通，权益已生效。')).toBeTruthy();
  expect(screen.getByRole('link', { name: '查看会员权益' }).getAttribute('href')).toBe('/member');
  expect(screen.queryByRole('img', { name: '支付页面的二维码' })).toBeNull();
  expect(await screen.findByText('2026年11月20日 至 2027年11月20日')).toBeTruthy();
  expect(screen.queryByText('到期后顺延', { exact: false })).toBeNull();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
});

test('[PAY-17] an upgrade says before the payment what becomes of the running plan', async () => {
  const lower = { planId: 'plan-buyer-year', until: sceneNow + 100 * 86_400_000 };
  await show({
    ...asMember,
    address: '/member/pay?plan=plan-service-year',
    membership: answered(membership(lower)),
  });
  expect(await screen.findByText('接着使用买方会员 100 天', { exact: false })).toBeTruthy();
  expect(screen.getByText('支付成功后权益立即生效')).toBeTruthy();
});

test('[PAY-12] a plan that is not sold to somebody has no button to pay', async () => {
  await show({ ...asMember, address: '/member/pay?plan=plan-buyer-year' });
  expect(await screen.findByText('您已是更高级别的会员，无需购买该套餐。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
});

test('[SCR-09] one plan is recommended, and its button is the way on', async () => {
  await show({ ...asMember, address: '/member/pay', membership: answered(noMembership) });
  expect(await screen.findAllByText('推荐')).toHaveLength(1);
  const plan = screen.getByRole('heading', { name: /专业会员/ }).closest('article');
  expect(plan?.textContent).toContain('推荐');
  expect(document.querySelectorAll('.plan .button-primary')).toHaveLength(1);
});

test('[PAY-15] a plan is bought by one word to the desk', async () => {
  const payment = fakePaymentFlow();
  const { user } = await show(
    { ...asMember, address: '/member/pay?plan=plan-service-year' },
    { payment: payment.port },
  );
  expect(await screen.findByText('支付成功后权益立即生效')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '立即支付' }));
  expect(payment.presses).toEqual([
    {
      type: 'payment.requested',
      asked: {
        kind: 'purchase',
        goodsId: 'plan-service-year',
        data: { planId: 'plan-service-year' },
        goodsName: '机构会员',
        amount: 1_980_000,
      },
    },
  ]);
});

test('[PAY-17] what is renewed goes on where it ends', async () => {
  await show({ ...asMember, address: '/member/pay?plan=plan-facility-year' });
  expect(await screen.findByText('2027年3月18日 到期后顺延')).toBeTruthy();
});

test('[PAY-15] a plan that is not sold leads back to those that are', async () => {
  await show({ ...asMember, address: '/member/pay?plan=gone' });
  expect(await screen.findByText('该套餐不存在')).toBeTruthy();
  expect(screen.getByRole('link', { name: '选择其他套餐' }).getAttribute('href')).toBe('/member/pay');
});

test.each(['/member', '/member/buyer', '/member/pay'])(
  '[LAY-16] while the plans load, %s shows shapes',
  async (address) => {
    await show({ ...asMember, address, plans: never });
    expect((await screen.findAllByText('加载中...')).length).toBeGreaterThan(0);
  },
);

test.each([
  ['/member/buyer', '怎样使用'],
  ['/member/facility', '签署与沟通'],
  ['/member/service', '交易中的协助'],
])('[SCR-09] %s has its own written text', async (address, part) => {
  await show({ ...asMember, address });
  expect(await screen.findByRole('heading', { name: part })).toBeTruthy();
  expect(screen.getByRole('main').textContent.length).toBeGreaterThan(600);
});

test('[PAY-17] the page about oneself shows the membership and leads to orders', async () => {
  await show({ ...asMember, address: '/user' });
  expect((await card()).getByText('专业会员')).toBeTruthy();
  expect((await card()).getByRole('link', { name: '权益' }).getAttribute('href')).toBe('/member');
  expect(screen.getByRole('link', { name: '订单' }).getAttribute('href')).toBe('/pay');
});

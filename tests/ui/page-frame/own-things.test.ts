import { screen } from '@testing-library/react';
import { membership, plans } from '../../../tools/gallery/stories/membership';
import { plainMessage, richMessage } from '../../../tools/gallery/stories/messages';
import { counts, profile } from '../../../tools/gallery/stories/mine';
import { orders, ordersOf, paid } from '../../../tools/gallery/stories/orders';
import { incomingMessage } from '../../support/samples/incoming-message';
import { asMember } from '../support/show';
import { detailContract } from './detail-contract';

const chat = incomingMessage('您好');

detailContract({
  name: 'one message',
  page: 'messages',
  flow: 'message',
  startedWith: { input: 'M1' },
  call: ({ message }) => message.detail,
  asks: 'M1',
  value: plainMessage,
  later: richMessage,
  keptBy: { 'another message arrives': ({ arrives }) => arrives(chat) },
  seen: {
    address: '/message/M1',
    scene: (answer) => ({ ...asMember, message: answer }),
    there: () => screen.findByRole('article'),
    failed: '消息没有加载出来',
    missing: { says: '消息不存在', way: ['返回消息列表', '/message'] },
    forbidden: '消息不存在',
    saysWhen: true,
  },
});

detailContract({
  name: 'the newest of one’s orders',
  page: 'user',
  flow: 'orders',
  call: ({ order: calls }) => calls.list,
  asks: { state: 'all', cursor: null, page: 1, pageSize: 20 },
  value: ordersOf(orders, false),
  later: ordersOf([paid], false),
  outdatedBy: {
    'a payment ends': ({ paymentEnds }) => paymentEnds(),
    'a notice of an order arrives': ({ arrives }) => arrives({ ...chat, kind: 'order' }),
  },
  keptBy: { 'another message arrives': ({ arrives }) => arrives(chat) },
  seen: {
    address: '/user',
    scene: (answer) => ({ ...asMember, orders: answer }),
    there: () => screen.findByRole('region', { name: '最近订单' }),
    failed: '订单没有加载出来',
    small: true,
    saysWhen: true,
  },
});

detailContract({
  name: 'how much one has',
  page: 'user',
  flow: 'counts',
  call: ({ profile: calls }) => calls.counts,
  value: counts,
  later: { ...counts, orders: 9 },
  seen: {
    address: '/user',
    scene: (answer) => ({ ...asMember, counts: answer }),
    there: () => screen.findByText(String(counts.orders)),
    failed: '数量没有加载出来',
    small: true,
  },
});

detailContract({
  name: 'one’s own profile',
  page: 'profile',
  flow: 'profile',
  call: ({ profile: calls }) => calls.read,
  value: profile(),
  later: profile({ position: '合伙人' }),
  seen: {
    address: '/user/info',
    scene: (answer) => ({ ...asMember, profile: answer }),
    there: () => screen.findByLabelText('邮箱'),
    failed: '资料没有加载出来',
  },
});

detailContract({
  name: 'one’s own membership',
  page: 'member',
  flow: 'membership',
  call: ({ membership: calls }) => calls.mine,
  value: membership(),
  later: membership({ state: 'ending' }),
  outdatedBy: {
    'a payment ends': ({ paymentEnds }) => paymentEnds(),
    'its notice arrives': ({ arrives }) => arrives({ ...chat, kind: 'membership' }),
    'something may have been missed': ({ arrives }) => arrives(null),
    'the socket opens': ({ socketOpens }) => socketOpens(),
  },
  keptBy: { 'another message arrives': ({ arrives }) => arrives(chat) },
  seen: {
    address: '/member',
    scene: (answer) => ({ ...asMember, membership: answer }),
    there: () => screen.findByRole('heading', { name: '我的权益' }),
    failed: '会员信息没有加载出来',
    small: true,
    saysWhen: true,
  },
});

detailContract({
  name: 'the plans on offer',
  page: 'member',
  flow: 'plans',
  call: ({ membership: calls }) => calls.plans,
  value: plans,
  later: plans.slice(1),
  seen: {
    address: '/member/pay',
    scene: (answer) => ({ ...asMember, plans: answer }),
    there: () => screen.findByRole('table'),
    failed: '会员套餐没有加载出来',
    saysWhen: true,
  },
});

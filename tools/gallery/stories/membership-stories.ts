import { answered, never } from '../scene/answers';
import { membership, noMembership, plans } from './membership';
import type { Story } from './story';
import { asMember, me, network, timeout } from './words';

const center = '/member';
const pay = '/member/pay';
const buy = '/member/pay?plan=plan-facility-year';
const none = answered(noMembership);
const longPlans = answered(
  plans.map((plan) => ({
    ...plan,
    name: `${plan.name}（含集团下属企业联合使用）`,
    summary: `${plan.summary}，含集团及下属企业的联合使用、统一开票与统一结算安排`,
  })),
);

/** The pages of the membership: ready, loading, empty, failed, with long words. */
export const membershipStories: readonly Story[] = [
  { id: 'member', title: '会员中心', scene: { ...asMember, address: center } },
  { id: 'member-none', title: '会员中心：未开通', scene: { ...asMember, address: center, membership: none } },
  {
    id: 'member-ending',
    title: '会员中心：即将到期',
    scene: {
      ...asMember,
      address: center,
      membership: answered(membership({ state: 'ending', until: Date.UTC(2026, 11, 2, 2) })),
    },
  },
  {
    id: 'member-ended',
    title: '会员中心：已到期',
    scene: {
      ...asMember,
      address: center,
      membership: answered(membership({ state: 'ended', until: Date.UTC(2026, 9, 30, 2), permissions: [] })),
    },
  },
  {
    id: 'member-offline',
    title: '会员中心：网络不可用',
    scene: { ...asMember, address: center, network: 'gone' },
  },
  {
    id: 'member-loading',
    title: '会员中心：加载中',
    scene: { ...asMember, address: center, membership: never, plans: never },
  },
  {
    id: 'member-failed',
    title: '会员中心：没有加载出来',
    scene: { ...asMember, address: center, membership: network, plans: timeout },
  },
  { id: 'member-buyer', title: '买方权益', scene: { ...asMember, address: '/member/buyer' } },
  {
    id: 'member-buyer-loading',
    title: '买方权益：加载中',
    scene: { ...asMember, address: '/member/buyer', plans: never },
  },
  {
    id: 'member-buyer-failed',
    title: '买方权益：套餐没有加载出来',
    scene: { ...asMember, address: '/member/buyer', plans: network },
  },
  { id: 'about-us', title: '关于我们', scene: { ...asMember, address: '/about_us' } },
  { id: 'member-facility', title: '会员空间', scene: { ...asMember, address: '/member/facility' } },
  { id: 'member-service', title: '会员服务', scene: { ...asMember, address: '/member/service' } },
  { id: 'plans', title: '开通会员', scene: { ...asMember, address: pay } },
  { id: 'plans-none', title: '开通会员：未开通', scene: { ...asMember, address: pay, membership: none } },
  {
    id: 'plans-offline',
    title: '开通会员：网络不可用',
    scene: { ...asMember, address: pay, network: 'gone' },
  },
  { id: 'plans-loading', title: '开通会员：加载中', scene: { ...asMember, address: pay, plans: never } },
  {
    id: 'plans-empty',
    title: '开通会员：暂无套餐',
    scene: { ...asMember, address: pay, plans: answered([]) },
  },
  {
    id: 'plans-failed',
    title: '开通会员：没有加载出来',
    scene: { ...asMember, address: pay, plans: timeout },
  },
  { id: 'plans-long', title: '开通会员：长文字', scene: { ...asMember, address: pay, plans: longPlans } },
  { id: 'plan-buy', title: '开通会员：确认订单', scene: { ...asMember, address: buy } },
  {
    id: 'plan-buy-desk',
    title: '开通会员：手机扫码支付',
    scene: { ...asMember, address: buy, paysOnline: false },
  },
  {
    id: 'plan-buy-wechat',
    title: '开通会员：在微信里确认订单',
    scene: { ...asMember, address: buy, membership: none, environment: 'wechat' },
  },
  {
    id: 'plan-unknown',
    title: '开通会员：该套餐不存在',
    scene: { ...asMember, address: '/member/pay?plan=gone' },
  },
  { id: 'user-member', title: '我的：会员', scene: { ...asMember, address: me } },
  {
    id: 'user-waits',
    title: '我的：等我处理',
    scene: {
      ...asMember,
      address: me,
      membership: answered(membership({ state: 'ending', until: Date.UTC(2026, 11, 2, 2) })),
    },
  },
  { id: 'user-no-member', title: '我的：未开通会员', scene: { ...asMember, address: me, membership: none } },
];

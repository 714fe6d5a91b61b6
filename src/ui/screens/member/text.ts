import type { ContactUse } from '../../../../contract/membership/membership';
import { readerClock } from '../../../domain/time/date-fields';
import { dealDay } from '../../../domain/time/deal-day';

/** What the overview of the membership says. */
export const memberText = {
  title: '会员中心',
  membershipFailed: '会员信息没有加载出来',
  rights: '我的权益',
  possible: '会员可以做什么',
  possibleText: (plan: string): string => `以下为${plan}的权益，各套餐的差异见套餐对比。`,
  contacts: '本月咨询',
  contactsLeft: ({ used, most }: ContactUse): string => `剩 ${Math.max(0, most - used)} 次，已用 ${used} 次`,
  contactsReset: (time: number): string => `${dealDay(time, time, readerClock)}恢复。`,
  compare: '对比套餐权益',
  more: '了解会员',
  entries: [
    { to: '/member/buyer', word: '买方权益', about: '查找、咨询、报价，买方会员怎样使用' },
    { to: '/member/facility', word: '会员工具', about: '筛选、对比、签署、会话与报价' },
    { to: '/member/service', word: '会员服务', about: '审核、提醒、客服与售后' },
    { to: '/member/pay', word: '套餐与价格', about: '三种套餐逐项对比，开通或续费' },
    { to: '/pay', word: '我的订单', about: '支付、退款与发票' },
  ],
} as const;

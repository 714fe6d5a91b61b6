import type { Membership } from '../../../contract/membership/membership';
import type { Plan, PlanRight } from '../../../contract/membership/plan';

const rows: readonly (readonly [
  key: string,
  name: string,
  text: string,
  ...values: [string, string, string],
])[] = [
  ['contact', '联系委托方', '在平台内直接联系委托方或其顾问', '每月 20 次', '不限', '不限'],
  [
    'documents',
    '尽调资料',
    '签署保密协议后查看项目的完整资料目录',
    '可查看',
    '可查看、可下载',
    '可查看、可下载',
  ],
  ['alerts', '新项目提醒', '有符合关注方向的项目时第一时间收到消息', '每日', '实时', '实时'],
  ['matching', '定向撮合', '由撮合团队按您的标准筛选项目并引荐双方', '', '每年 6 次', '每年 18 次'],
  ['meetings', '线下对接会', '参加平台举办的闭门对接会', '', '每年 4 场', '不限'],
  ['research', '行业研究', '查看按行业整理的交易数据与估值参考', '摘要', '全文', '全文及数据附表'],
  ['adviser', '专属顾问', '固定的顾问跟进委托，协助安排尽调与谈判', '', '', '一对一'],
];

const rights = (place: 0 | 1 | 2): readonly PlanRight[] =>
  rows.map(([key, name, text, ...values]) => ({ key, name, text, value: values[place] }));

const plan = (planId: string, name: string, amount: number, summary: string, place: 0 | 1 | 2): Plan => ({
  planId,
  name,
  amount,
  months: 12,
  summary,
  rights: rights(place),
  opens: [],
  grade: place + 1,
  needsFullVerification: place > 0,
  recommended: place === 1,
});

export const plans: readonly Plan[] = [
  plan('plan-buyer-year', '买方会员', 298_000, '适合自行寻找标的的买方：联系委托方，查看尽调资料', 0),
  plan('plan-facility-year', '撮合会员', 698_000, '适合持续并购的机构：由撮合团队定向引荐', 1),
  plan('plan-service-year', '尊享服务会员', 1_980_000, '适合需要全程协助的机构：专属顾问从筛选跟进到谈判', 2),
];

/** A membership that holds, with whatever else a story says. */
export const membership = (said: Partial<Membership> = {}): Membership => ({
  planId: 'plan-facility-year',
  name: '撮合会员',
  from: Date.UTC(2026, 2, 18, 2),
  until: Date.UTC(2027, 2, 18, 2),
  permissions: ['deal.contact'],
  renewFrom: Date.UTC(2027, 1, 16, 2),
  state: 'active',
  ...said,
});

export const noMembership: Membership = {
  planId: null,
  name: '',
  from: null,
  until: null,
  permissions: [],
  renewFrom: null,
  state: 'none',
};

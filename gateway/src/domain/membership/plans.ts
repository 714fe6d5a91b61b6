import type { Plan, PlanRight } from './plan';

type Values = readonly [buyer: string, facility: string, service: string];

const right = (key: string, name: string, text: string, ...values: Values) => ({ key, name, text, values });

/** The rights that plans are compared by. */
const rights = [
  right('contact', '联系委托方', '在平台内直接联系委托方或其顾问', '每月 20 次', '不限', '不限'),
  right(
    'documents',
    '尽调资料',
    '签署保密协议后查看项目的完整资料目录',
    '可查看',
    '可查看、可下载',
    '可查看、可下载',
  ),
  right('alerts', '新项目提醒', '有符合您关注方向的项目时第一时间收到消息', '每日', '实时', '实时'),
  right('matching', '定向撮合', '由撮合团队按您的标准筛选项目并引荐双方', '', '每年 6 次', '每年 18 次'),
  right('meetings', '线下对接会', '参加平台举办的闭门对接会', '', '每年 4 场', '不限'),
  right('research', '行业研究', '查看按行业整理的交易数据与估值参考', '摘要', '全文', '全文及数据附表'),
  right('adviser', '专属顾问', '固定的顾问跟进您的委托，协助安排尽调与谈判', '', '', '一对一'),
] as const;

const rightsOf = (place: 0 | 1 | 2): readonly PlanRight[] =>
  rights.map(({ key, name, text, values }) => ({ key, name, text, value: values[place] }));

const ofBuyer = ['deal.contact', 'deal.documents', 'deal.alerts'];
const ofFacility = [...ofBuyer, 'deal.matching', 'deal.download', 'research.full', 'conference.join'];
const ofService = [...ofFacility, 'service.adviser', 'research.data'];

/** What is sold, the lowest first. */
export const plans: readonly Plan[] = [
  {
    planId: 'plan-buyer-year',
    name: '买方会员',
    amount: 298_000,
    months: 12,
    summary: '适合自行寻找标的的买方：联系委托方，查看尽调资料',
    rights: rightsOf(0),
    opens: ofBuyer,
    grade: 1,
    needsFullVerification: false,
    recommended: false,
  },
  {
    planId: 'plan-facility-year',
    name: '撮合会员',
    amount: 698_000,
    months: 12,
    summary: '适合持续并购的机构：在买方会员之上，由撮合团队定向引荐',
    rights: rightsOf(1),
    opens: ofFacility,
    grade: 2,
    needsFullVerification: true,
    recommended: true,
  },
  {
    planId: 'plan-service-year',
    name: '尊享服务会员',
    amount: 1_980_000,
    months: 12,
    summary: '适合需要全程协助的机构：专属顾问从筛选跟进到谈判',
    rights: rightsOf(2),
    opens: ofService,
    grade: 3,
    needsFullVerification: true,
    recommended: false,
  },
];

/** A plan by the id of the goods; null when nothing of that id is sold. */
export const planOf = (goodsId: string): Plan | null =>
  plans.find(({ planId }) => planId === goodsId) ?? null;

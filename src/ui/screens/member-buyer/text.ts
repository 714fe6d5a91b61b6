import type { ArticlePart } from '../../parts/member-article/member-article';

/** The plan that this page is about. */
export const buyerPlanId = 'plan-buyer-year';

const parts: readonly ArticlePart[] = [
  {
    title: '适合谁',
    items: [
      {
        name: '产业公司的并购部门',
        text: '有明确的补链或扩张方向，自行筛选与谈判，需要真实的项目和直接的联系人。',
      },
      {
        name: '并购基金与国资平台',
        text: '按行业和规模持续看项目，需要在初筛阶段快速拿到财务概要，把时间留给值得深入的标的。',
      },
      {
        name: '上市公司的投资者',
        text: '围绕主业寻找控股或参股机会，关注业绩承诺、交易结构和审批路径是否可行。',
      },
    ],
  },
  {
    title: '怎样使用',
    inOrder: true,
    items: [
      {
        name: '写清收购意向',
        text: '行业、地区、规模、持股比例和付款安排写得越具体，推送越准，委托方回复也越快。',
      },
      {
        name: '查看与收藏',
        text: '列表可以按条件筛选和排序。收藏的项目一有变化，例如调价、暂停或新增资料，会收到提醒。',
      },
      {
        name: '签署保密协议',
        text: '在线签署，通常一个工作日内由委托方确认。确认后，被封存的字段和资料目录在原处打开。',
      },
      {
        name: '联系委托方',
        text: '直接与委托方或其顾问对话，提出资料清单、约定访谈。对话记录保留在消息里，随时可查。',
      },
      {
        name: '提交意向与尽调',
        text: '在线提交报价区间和条件。进入尽调后，在线上资料室查看资料；保密会议室由撮合会员及以上预约。',
      },
    ],
  },
  {
    title: '常见问题',
    items: [
      {
        name: '未认证可以开通吗？',
        text: '需要先完成身份认证。委托方最在意资料由谁查看，认证是平台对双方的承诺。',
      },
      {
        name: '每月 20 次联系怎样计算？',
        text: '与同一个项目的首次联系计一次，之后往来不再计。对方在七天内没有答复，次数自动退还。',
      },
      {
        name: '中途想升级怎么办？',
        text: '可以随时开通更高的套餐，新权益立即生效；原套餐的剩余时间继续保留，到期为止。',
      },
    ],
  },
];

/** What the page about the buyer's rights says. */
export const memberBuyerText = {
  title: '买方权益',
  lead: '查看真实在售项目，直接联系决策人。',
  rights: '权益明细',
  perYear: (months: number): string => (months === 12 ? '每年' : `每 ${months} 个月`),
  open: '开通买方会员',
  renew: '续费买方会员',
  whyNot: {
    higherHeld: '您已是更高级别的会员，买方会员的权益已全部包含，无需另外购买。',
    verification: '开通前需要先完成身份认证。',
  },
  verify: '去认证',
  compare: '对比套餐权益',
  parts,
} as const;

import type { ArticlePart } from '../../features/page/article/article-parts';

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
        text: '发布求购需求时，行业、地区、规模、持股比例和付款安排写得越具体，委托方越容易判断是否合适。',
      },
      {
        name: '查看与收藏',
        text: '列表可以按条件筛选和排序，条件可以保存，有符合条件的新项目时收到提醒。看中的项目先收藏，再并排对比。',
      },
      {
        name: '签署保密协议',
        text: '在线签署后由委托方审核。审核通过后，委托方同意公开的信息和资料名称在项目页原处打开。',
      },
      {
        name: '联系委托方',
        text: '直接与委托方或其顾问对话，索取资料、约定访谈。对话记录保留在消息里，随时可查。',
      },
      {
        name: '提交意向与报价',
        text: '在线提交报价和条件，委托方的答复在消息和项目页中告知。尽职调查由双方在线下自行安排。',
      },
    ],
  },
  {
    title: '常见问题',
    items: [
      {
        name: '没有认证可以开通吗？',
        text: '需要先通过完整认证。发起咨询、签署保密协议和报价只向完整认证的会员开放，基础认证只能浏览项目。',
      },
      {
        name: '每月 20 次咨询怎样计算？',
        text: '就同一个项目、求购或股份转让首次发起咨询计一次，之后的往来和再次咨询都不计。次数按自然月计算，每月 1 日恢复，不累计。',
      },
      {
        name: '中途想升级怎么办？',
        text: '可以随时开通更高的套餐，新权益立即生效；原套餐剩余的天数不作废，在新套餐到期后继续使用。',
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
    verification: '开通前需要先通过完整认证。',
  },
  verify: '去认证',
  compare: '对比套餐权益',
  parts,
} as const;

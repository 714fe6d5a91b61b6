import type { RuntimeConfig } from '../../../../contract/config/runtime-config';
import type { ArticlePart } from '../../features/page/article/article-parts';

const parts: readonly ArticlePart[] = [
  {
    title: '我们是谁',
    lead: '琥珀并购服务于并购与股权投资的专业人士。买方在这里找到经过核对的出售项目，卖方可以先不公开身份，再决定与谁深谈。',
    items: [
      {
        name: '通过认证后洽谈',
        text: '项目概况人人可以浏览，项目详情登录后可以查看；签署保密协议、发起咨询和报价只向通过完整认证的会员开放。认证由人工审核，通常在 1 个工作日内给出结果。',
      },
      {
        name: '中立的一方',
        text: '除注明“平台自营”的项目外，我们不是交易的一方，也不向任何一方承诺成交。项目排序不接受付费调整，会员套餐只影响可以使用的服务。',
      },
    ],
  },
  {
    title: '我们做什么',
    items: [
      {
        name: '项目信息',
        text: '项目按来源分为委托出售、平台自营、国资挂牌、上市公司剥离和司法处置。每个项目注明信息由谁提供、何时更新，金额保留原始口径。',
      },
      {
        name: '意向对接',
        text: '看中项目后，可以在线签署保密协议、查看委托方公开的信息、发起咨询并提交报价，双方在会话中直接沟通。',
      },
      {
        name: '会员服务',
        text: '会员每月可以发起更多咨询，并更快收到新项目提醒。各套餐的权益与价格公开列示，下单前可以逐项对比。',
      },
      {
        name: '订单与发票',
        text: '支付、退款与开具发票均可在线办理，进度在“订单”中逐步可见。款项由支付机构收取，我们不保存您的支付账户信息。',
      },
    ],
  },
  {
    title: '我们怎样对待信息',
    items: [
      {
        name: '先脱敏，后披露',
        text: '委托方可以逐项决定哪些内容在签署保密协议后才可见。未获授权的内容不会发送到您的设备，而不仅是在页面上隐藏。',
      },
      {
        name: '留痕可查',
        text: '谁签署了保密协议、有效期至何时，委托方可以随时核对。账号的登录设备与授权记录，您也可以在“账号与安全”和“隐私政策”中查看、撤回。',
      },
      {
        name: '如实标注',
        text: '认证与审核仅说明材料在当时与公开信息相符。页面展示的估值与预测来自信息提供方，不构成投资建议，请结合尽职调查独立判断。',
      },
    ],
  },
];

/** What the page about the operator says. */
export const aboutUsText = {
  title: '关于我们',
  parts,
  /** The contact of the operator: unconfigured entries are left out. */
  reach: ({ contact, icp, police }: RuntimeConfig['site']): ArticlePart => ({
    title: '联系与备案',
    items: [
      {
        name: '联系我们',
        text: '项目合作、认证疑问、投诉与建议，均可通过下列方式联系。请勿在沟通中提供密码或验证码，工作人员不会索取。',
        facts: [
          { name: '联系方式', value: contact },
          { name: 'ICP 备案', value: icp },
          { name: '公安备案', value: police },
        ].filter(({ value }) => value !== ''),
      },
    ],
  }),
} as const;

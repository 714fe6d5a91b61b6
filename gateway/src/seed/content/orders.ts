import type { SeedOrder } from './types';

const paidBy = (channel: 'h5' | 'wechat' | 'app', minutes: number) =>
  [
    { hoursAfter: minutes / 60 - 0.02, event: { kind: 'prepaid', channel } },
    { hoursAfter: minutes / 60, event: { kind: 'charged' } },
  ] as const;

/** Orders in every state. The amounts are those of the plans; the messages about them are in order-news.ts. */
export const seedOrders: readonly SeedOrder[] = [
  {
    number: '4820175533',
    accountId: 'u-shen',
    goodsId: 'plan-service-year',
    hoursAgo: 5_214.6,
    life: [
      ...paidBy('wechat', 6),
      {
        hoursAfter: 52.4,
        event: {
          kind: 'refundAsked',
          reason: '公司内部调整并购计划，今年暂不需要这么多咨询次数，申请退款。',
        },
      },
      { hoursAfter: 97.1, event: { kind: 'refundApproved' } },
    ],
  },
  {
    number: '3091846627',
    accountId: 'u-shen',
    goodsId: 'plan-facility-year',
    hoursAgo: 4_010.3,
    life: [
      { hoursAfter: 0.05, event: { kind: 'prepaid', channel: 'h5' } },
      { hoursAfter: 0.21, event: { kind: 'cancelAsked' } },
    ],
  },
  {
    number: '7715520948',
    accountId: 'u-shen',
    goodsId: 'plan-buyer-year',
    hoursAgo: 2_204.8,
    life: [{ hoursAfter: 0.5, event: { kind: 'deadlinePassed' } }],
  },
  {
    number: '1640937285',
    accountId: 'u-shen',
    goodsId: 'plan-buyer-year',
    hoursAgo: 2_180.2,
    life: [
      ...paidBy('wechat', 5),
      {
        hoursAfter: 2_122.7,
        event: {
          kind: 'invoiceAsked',
          form: {
            kind: 'company',
            title: '恒泰产业资本管理有限公司',
            taxNumber: '91310115MA1K4EPU8E',
            email: 'invoice@hengtai.example',
          },
        },
      },
      { hoursAfter: 2_170.4, event: { kind: 'invoiceIssued' } },
    ],
  },
  {
    number: '5528064413',
    accountId: 'u-zhou',
    goodsId: 'plan-facility-year',
    hoursAgo: 265.1,
    life: [
      ...paidBy('h5', 9),
      {
        hoursAfter: 20.5,
        event: {
          kind: 'invoiceAsked',
          form: { kind: 'personal', title: '周敏', taxNumber: '', email: 'zhoumin@mingde.example' },
        },
      },
    ],
  },
  {
    number: '9037715840',
    accountId: 'u-zhou',
    goodsId: 'plan-service-year',
    hoursAgo: 121.4,
    life: [
      ...paidBy('app', 4),
      {
        hoursAfter: 90.2,
        event: { kind: 'refundAsked', reason: '重复购买：本所已由另一位合伙人开通机构会员。' },
      },
    ],
  },
  {
    number: '2264901758',
    accountId: 'u-zhou',
    goodsId: 'plan-service-year',
    hoursAgo: 0.2,
    life: [{ hoursAfter: 0.03, event: { kind: 'prepaid', channel: 'h5' } }],
  },
  {
    number: '6183359072',
    accountId: 'u-lin',
    goodsId: 'plan-buyer-year',
    hoursAgo: 74.5,
    life: [
      { hoursAfter: 0.04, event: { kind: 'prepaid', channel: 'h5' } },
      { hoursAfter: 0.09, event: { kind: 'cancelAsked' } },
      { hoursAfter: 0.11, event: { kind: 'charged' } },
    ],
  },
  { number: '8406127731', accountId: 'u-lin', goodsId: 'plan-buyer-year', hoursAgo: 0.1, life: [] },
];

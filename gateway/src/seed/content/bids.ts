import type { SeedBid } from './types';

/** The lowest bids that owners have named; public, as are the sums that the deals are offered for. */
export const seedLeastBids: Readonly<Record<string, string>> = {
  '20260383': '38500',
  '20260354': '5400',
  '20260348': '3150',
  '20260337': '6900',
  '20260374': '9800',
  '20260384': '17150',
};

/** Interests and bids in every state, the first account's under every state of an NDA. */
export const seedBids: readonly SeedBid[] = [
  {
    accountId: 'u-shen',
    saleId: '20260418',
    kind: 'interest',
    note: '我们管理的产业基金专注精密传动，已投资两家谐波减速器企业，希望进一步了解该项目。',
    steps: [
      {
        kind: 'placed',
        daysAgo: 3,
        words: '我们管理的产业基金专注精密传动，已投资两家谐波减速器企业，希望进一步了解该项目。',
      },
    ],
  },
  {
    accountId: 'u-shen',
    saleId: '20260354',
    kind: 'bid',
    note: '以自有资金一次性支付，愿意留用现有员工。',
    steps: [
      { kind: 'placed', daysAgo: 9, amount: '5450', words: '以自有资金一次性支付。' },
      { kind: 'moreAsked', daysAgo: 7, words: '请补充受让后对现有员工的安排。' },
      { kind: 'supplemented', daysAgo: 6, amount: '5600', words: '以自有资金一次性支付，愿意留用现有员工。' },
    ],
  },
  {
    accountId: 'u-shen',
    saleId: '20260383',
    kind: 'bid',
    note: '可在签约后三十日内付清，需保留现有主力租约。',
    steps: [
      { kind: 'placed', daysAgo: 16, amount: '38500', words: '可在签约后三十日内付清，需保留现有主力租约。' },
      { kind: 'declined', daysAgo: 11, words: '管理人要求竞买人一次性支付全部价款，不接受分期。' },
    ],
  },
  {
    accountId: 'u-shen',
    saleId: '20260377',
    kind: 'interest',
    note: '我们在佛山、东莞持有两处高标仓，希望整体接手并保留运营团队。',
    steps: [
      {
        kind: 'placed',
        daysAgo: 7,
        words: '我们在佛山、东莞持有两处高标仓，希望整体接手并保留运营团队。',
      },
      { kind: 'accepted', daysAgo: 5, words: '欢迎来现场考察，请在月底前提交报价。' },
    ],
  },
  {
    accountId: 'u-shen',
    saleId: '20260409',
    kind: 'bid',
    note: '拟受让 30 % 股权，分两期支付，首期六成。',
    steps: [
      { kind: 'placed', daysAgo: 18, words: '先表达意向，收到财务资料后报价。' },
      { kind: 'accepted', daysAgo: 17, words: '' },
      { kind: 'raised', daysAgo: 8, amount: '22800', words: '拟受让 30 % 股权，分两期支付，首期六成。' },
      { kind: 'moreAsked', daysAgo: 2, words: '请说明第二期款项的支付条件，以及是否接受业绩承诺。' },
    ],
  },
  {
    accountId: 'u-shen',
    saleId: '20260391',
    kind: 'interest',
    note: '关注骨科高值耗材赛道，可领投本轮。',
    steps: [{ kind: 'placed', daysAgo: 1.5, words: '关注骨科高值耗材赛道，可领投本轮。' }],
  },
  {
    accountId: 'u-shen',
    saleId: '20260365',
    kind: 'bid',
    note: '按上年净利润的 11 倍报价。',
    steps: [
      { kind: 'placed', daysAgo: 40, amount: '9600', words: '按上年净利润的 11 倍报价。' },
      { kind: 'withdrawn', daysAgo: 30, words: '基金投资方向调整，暂不跟进。' },
    ],
  },
  {
    accountId: 'u-lin',
    saleId: '20260409',
    kind: 'bid',
    note: '代表一家华东刀具分销商报价，可全额现金支付。',
    steps: [
      { kind: 'placed', daysAgo: 6, amount: '23600', words: '代表一家华东刀具分销商报价，可全额现金支付。' },
    ],
  },
  {
    accountId: 'u-lin',
    saleId: '20260418',
    kind: 'interest',
    note: '受客户委托了解控股权转让的交易结构。',
    steps: [{ kind: 'placed', daysAgo: 4, words: '受客户委托了解控股权转让的交易结构。' }],
  },
  {
    accountId: 'u-zhou',
    saleId: '20260384',
    kind: 'interest',
    note: '代表一家水务上市公司，关注县域供水整合。',
    steps: [
      { kind: 'placed', daysAgo: 3, words: '代表一家水务上市公司，关注县域供水整合。' },
      { kind: 'accepted', daysAgo: 2, words: '请尽快完成保密协议，资料随后开放。' },
    ],
  },
  {
    accountId: 'u-zhou',
    saleId: '20260374',
    kind: 'interest',
    note: '客户为检测行业上市公司，拟参与本次改制。',
    steps: [{ kind: 'placed', daysAgo: 5, words: '客户为检测行业上市公司，拟参与本次改制。' }],
  },
];

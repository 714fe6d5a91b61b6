/** What a demand says about itself in lists. */
export const buyText = {
  list: '求购需求列表',
  columnBuy: '求购需求',
  columnType: '类型与行业',
  columnBudget: '收购预算',
  columnStake: '收购方式',
  columnBuyer: '买方',
  budget: '收购预算',
  negotiable: '面议',
  stake: '收购方式',
  buyer: '买方',
  confirmed: (day: string): string => `${day}确认有效`,
  until: (day: string): string => `有效期至${day}`,
} as const;

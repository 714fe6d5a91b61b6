import type { InvestorKind } from '../../../../../contract/investor/investor';

const kinds: Readonly<Record<InvestorKind, string>> = {
  venture: '创业投资',
  equity: '股权投资',
  industrial: '产业资本',
  guidance: '政府引导基金',
  broker: '券商直投',
  insurance: '保险资金',
};

/** What an investor says about itself in lists. */
export const investorText = {
  kinds,
  columnName: '投资机构',
  columnKind: '类型与行业',
  cheque: '单笔投资',
  rounds: '投资轮次',
  cases: '公开案例',
  many: (count: number): string => `${count} 起`,
} as const;

import type { HideableField, Sale } from './sale';

/** What each field that an owner may hide is called, where a person reads of it. */
export const fieldNames = ({
  amountLabel,
}: Pick<Sale, 'amountLabel'>): Readonly<Record<HideableField, string>> => ({
  amount: amountLabel,
  netProfit: '净利润',
  valuation: '估值',
  companyName: '公司名称',
  customers: '主要客户',
  reason: '出售原因',
  documents: '项目文件',
});

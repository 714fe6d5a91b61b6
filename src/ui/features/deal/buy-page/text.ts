/** What the parts of a demand's page say, on the page itself and in the preview of a publication. */
export const buyPageText = {
  hundred: '百家买方',
  validUntil: '有效期至',
  wanted: '标的要求',
  noRequirements: '买方没有写明更多要求。',
  scope: '求购范围',
  industries: '行业',
  regions: '地区',
  rounds: '融资轮次',
  noRounds: '不参与融资',
  stake: '收购方式',
  buyer: '买方信息',
  buyerType: '买方类型',
  companyName: '买方名称',
  funding: '资金来源',
  contactPerson: '联系人',
  hiddenNote: (count: number): string => `有 ${count} 项信息由买方隐藏，只有买方本人可以看到。`,
} as const;

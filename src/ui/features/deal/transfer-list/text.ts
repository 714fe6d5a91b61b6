/** What a share transfer says about itself, in lists and on its page. */
export const transferText = {
  columnTransfer: '转让项目',
  columnPlace: '行业与地区',
  stake: '转让比例',
  amount: '转让总价',
  price: '每股价格',
  valuation: '整体估值',
  yuan: '元',
  negotiable: '面议',
  confirmed: (day: string): string => `${day}确认在售`,
  deadline: '报名截止',
  until: (day: string): string => `${day}截止`,
  noDeadline: '长期有效',
} as const;

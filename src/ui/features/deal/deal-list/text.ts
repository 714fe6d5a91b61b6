/** What a deal says about itself in lists. */
export const dealText = {
  columnDeal: '项目',
  columnPlace: '行业与地区',
  columnAmount: '金额',
  columnRevenue: '营收',
  columnProfit: '净利润或估值',
  columnNda: '保密协议',
  revenue: (year: string | null): string => (year === null ? '营业收入' : `${year} 年营收`),
  netProfit: '净利润',
  valuation: '投前估值',
  negotiable: '面议',
  /** Before 待确认 it is shorter, so that what can be done with the deal stays on its line. */
  confirmed: (day: string, due: boolean): string => day + (due ? '后' : '确认在售'),
} as const;

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
  confirmed: (day: string): string => `${day}确认在售`,
} as const;

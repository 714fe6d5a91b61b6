/** The currency of amounts, named once at the start of a page's section. */
export const currencyText = {
  /** What an amount is, with its currency. */
  named: (name: string): string => `${name}（人民币）`,
  /** Above figures in 万元 without a unit of their own. */
  unit: '单位：万元人民币',
} as const;

/** In which currency amounts are: named once where a section of a page begins to tell them. */
export const currencyText = {
  /** What an amount is, with its currency. */
  named: (name: string): string => `${name}（人民币）`,
  /** Above figures that are told in 万元 without a unit of their own. */
  unit: '单位：万元人民币',
} as const;

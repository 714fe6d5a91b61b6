/**
 * What of a business year is hidden with a hidden net profit: itself, and what would tell it. EBITDA is never below it,
 * and what is owned less what is owed grows by it (ENT-08).
 */
export const hiddenWithProfit = ['netProfit', 'ebitda', 'liabilities'] as const;

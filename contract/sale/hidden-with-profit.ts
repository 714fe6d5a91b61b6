/**
 * The figures of a business year that are hidden with a hidden net profit: itself, and those that would reveal it. EBITDA
 * is never below it, and net assets grow by it (ENT-08).
 */
export const hiddenWithProfit = ['netProfit', 'ebitda', 'liabilities'] as const;

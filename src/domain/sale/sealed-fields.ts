import type { SaleDetail } from './sale-detail';

/** The fields of a deal in one place of its page, and the fields by year; some are in both. */
const once = ['companyName', 'customers', 'reason', 'amount', 'valuation', 'revenue', 'netProfit'] as const;
const yearly = ['revenue', 'netProfit', 'ebitda', 'assets', 'liabilities'] as const;

/**
 * How many fields of a deal its page shows as sealed: one that several years have is one, and a derived value
 * is none. By the hidden names alone (ENT-08). Its documents are counted on their own.
 */
export const sealedFields = (deal: SaleDetail): number =>
  new Set([
    ...once.filter((field) => deal[field].kind === 'hidden'),
    ...yearly.filter((field) => deal.finances.some((year) => year[field].kind === 'hidden')),
  ]).size;

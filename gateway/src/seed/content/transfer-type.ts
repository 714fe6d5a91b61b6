import type { SeedSale } from './types';

/** A share transfer; sums in 万元 as decimal strings. */
export interface SeedTransfer {
  readonly id: string;
  readonly sourceType: SeedSale['sourceType'];
  readonly code: string;
  readonly title: string;
  readonly company: string;
  readonly market: string;
  /** A name of the industry tree, of the second level. */
  readonly industry: string;
  readonly region: string;
  /** Per cent. */
  readonly stake: string;
  /** 万股, and 元 a share; both or none. */
  readonly shares: string | null;
  readonly price: string | null;
  /** null is 面议. */
  readonly amount: string | null;
  readonly valuation: string | null;
  /** Of the last full calendar year before seeding. */
  readonly revenue: string;
  readonly netProfit: string;
  /** null for as long as it is listed. */
  readonly deadlineInDays: number | null;
  readonly confirmedDaysAgo: number;
  readonly summary: string;
  readonly seller: string;
  readonly reason: string;
  readonly foundedYear: number;
  readonly employees: number;
  readonly terms: readonly string[];
  readonly highlights: readonly string[];
}

import type { Decimal } from './decimal';

/** An amount of money in 万元, exact (contract: Answers). */
export type Amount = Decimal;

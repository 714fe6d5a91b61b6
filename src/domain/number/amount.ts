import type { Decimal } from '../../../contract/values/decimal';

/** An amount of money in 万元, exact (contract: Answers). */
export type Amount = Decimal;

/**
 * A financing round as investors and acquirers know it (ENT-04, product.md §3). Its id is the number that investors
 * use and the one that acquirers use, with '_' between; 0 where one of them does not know it.
 */
export interface Round {
  readonly id: string;
  readonly name: string;
}

const round = (investorRound: number, acquirerRound: number, name: string): Round => ({
  id: `${investorRound}_${acquirerRound}`,
  name,
});

/** The rounds, the earliest first. */
export const rounds: readonly Round[] = [
  round(1, 0, 'A轮'),
  round(2, 0, 'B轮'),
  round(3, 0, 'C轮'),
  round(4, 0, 'D轮及以上'),
  round(5, 1, 'PIPE'),
  round(6, 2, 'Pre-IPO'),
  round(7, 3, '战略投资'),
  round(8, 4, '私募（定向增发）'),
];

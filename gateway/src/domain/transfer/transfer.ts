import type { TransferStanding } from '../../../../contract/transfer/transfer';
import type { DealState } from '../sale/sale';

/** What a list shows of a share transfer; sums in 万元 as decimal strings, moments in milliseconds since 1970. */
export interface TransferHead {
  readonly id: string;
  readonly sourceType: string;
  readonly code: string;
  readonly title: string;
  readonly company: string;
  readonly market: string;
  readonly industry: string;
  readonly region: string;
  /** Per cent. */
  readonly stake: string;
  /** 万股. */
  readonly shares: string | null;
  /** 元 a share. */
  readonly price: string | null;
  /** null is 面议. */
  readonly amount: string | null;
  readonly valuation: string | null;
  readonly revenue: string | null;
  readonly netProfit: string | null;
  readonly year: string | null;
  readonly deadline: number | null;
  readonly confirmedAt: number;
}

/** A share transfer with everything that is kept of it. */
export interface ShareTransfer extends TransferHead {
  readonly state: DealState;
  readonly summary: string;
  readonly seller: string;
  readonly reason: string;
  readonly foundedYear: number | null;
  readonly employees: number | null;
  readonly terms: readonly string[];
  readonly highlights: readonly string[];
}

/** Whether one can still come forward; a deadline is the last moment of it. */
export const standingAt = (
  { state, deadline }: Pick<ShareTransfer, 'state' | 'deadline'>,
  now: number,
): TransferStanding => {
  if (state !== 'listed') return state;
  return deadline !== null && deadline < now ? 'ended' : 'open';
};

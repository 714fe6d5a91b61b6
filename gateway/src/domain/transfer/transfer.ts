import type { Transfer, TransferDetail, TransferStanding } from '../../../../contract/transfer/transfer';
import type { DealState } from '../sale/sale';

/** What a list shows of a share transfer. */
export interface TransferHead extends Transfer {
  readonly confirmedAt: number;
}

/** A share transfer with everything that is kept of it. */
export interface ShareTransfer
  extends TransferHead, Omit<TransferDetail, keyof Transfer | 'foundedYear' | 'related' | 'standing'> {
  readonly state: DealState;
  readonly foundedYear: number | null;
}

/** Whether one can still come forward; a deadline is the last moment of it. */
export const standingAt = (
  { state, deadline }: Pick<ShareTransfer, 'state' | 'deadline'>,
  now: number,
): TransferStanding => {
  if (state !== 'listed') return state;
  return deadline !== null && deadline < now ? 'ended' : 'open';
};

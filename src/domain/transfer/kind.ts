import { kinds } from '../../../contract/kind/kinds';
import { Transfer, TransferDetail } from '../../../contract/transfer/transfer';
import type { Kind } from '../kind/kind';

/** Share transfers. */
export const transferKind: Kind<'transfer', Transfer, TransferDetail> = {
  ...kinds.transfer,
  name: 'transfer',
  item: Transfer,
  page: TransferDetail,
};

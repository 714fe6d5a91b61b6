import { kinds } from '../../../contract/kind/kinds';
import { Transfer, TransferDetail } from '../../../contract/transfer/transfer';
import type { Kind } from '../kind/kind';

type Shared = Pick<TransferDetail, 'industry' | 'region' | 'market' | 'summary'>;

/** Share transfers. */
export const transferKind = {
  ...kinds.transfer,
  name: 'transfer',
  item: Transfer,
  page: TransferDetail,
  share: {
    factsOf: ({ industry, region, market, summary }: Shared) => ({
      facts: [industry, region, market],
      about: summary,
    }),
    refused: '该转让项目已下架或截止，不能分享。',
  },
} as const satisfies Kind<'transfer', Transfer, TransferDetail>;

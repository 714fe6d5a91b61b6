import { Fund, FundDetail } from '../../../contract/fund/fund';
import { kinds } from '../../../contract/kind/kinds';
import type { Kind } from '../kind/kind';

/** Private funds, which are not shared (MKT-19). */
export const fundKind = {
  ...kinds.fund,
  name: 'fund',
  item: Fund,
  page: FundDetail,
  share: null,
} as const satisfies Kind<'fund', Fund, FundDetail>;

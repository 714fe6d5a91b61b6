import { kinds } from '../../../contract/kind/kinds';
import { Soe, SoeDetail } from '../../../contract/soe/soe';
import type { Kind } from '../kind/kind';

/** Listings of state-owned assets. */
export const soeKind = {
  ...kinds.soe,
  name: 'soe',
  item: Soe,
  page: SoeDetail,
  share: null,
} as const satisfies Kind<'soe', Soe, SoeDetail>;

import { kinds } from '../../../contract/kind/kinds';
import { Park, ParkDetail } from '../../../contract/park/park';
import type { Kind } from '../kind/kind';

/** Free-trade zones and parks. */
export const parkKind = {
  ...kinds.park,
  name: 'park',
  item: Park,
  page: ParkDetail,
  share: null,
} as const satisfies Kind<'park', Park, ParkDetail>;

import { kinds } from '../../../contract/kind/kinds';
import type { Kind } from '../kind/kind';
import { Buy, BuyDetail } from './buy';

/** Demands of buyers. */
export const buyKind: Kind<'buy', Buy, BuyDetail> = { ...kinds.buy, name: 'buy', item: Buy, page: BuyDetail };

import { exactDecimal } from '../values/decimal';
import { compareDecimals } from '../values/decimal-arithmetic';
import type { Soe, SoeHolding } from './soe';

const [whole, half] = [exactDecimal('100'), exactDecimal('50')];

/** The size of the stake that a listing offers; null for assets, new capital, and a stake of open size. */
export const soeHoldingOf = ({ deal, stake }: Pick<Soe, 'deal' | 'stake'>): SoeHolding | null => {
  if (deal !== 'equity' || stake === null) return null;
  if (compareDecimals(stake, whole) >= 0) return 'whole';
  return compareDecimals(stake, half) > 0 ? 'majority' : 'minority';
};

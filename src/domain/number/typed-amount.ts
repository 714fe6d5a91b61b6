import { amountInUnit, type AmountUnit } from '../../../contract/values/typed-amount';
import type { Amount } from './amount';

export {
  amountInUnit,
  amountUnits,
  typedAmount,
  type AmountUnit,
} from '../../../contract/values/typed-amount';

/** The largest unit in which all of these amounts, in 万元, are written with two places at most; 万元 for none. */
export function fittingUnit(amounts: readonly Amount[]): AmountUnit {
  const isShort = (unit: AmountUnit): boolean =>
    amounts.every((amount) => {
      const [whole = '', fraction = ''] = amountInUnit(amount, unit).split('.');
      return whole !== '0' && fraction.length <= 2;
    });
  if (amounts.length > 0 && isShort('亿元')) return '亿元';
  return amounts.length === 0 || isShort('万元') ? '万元' : '元';
}

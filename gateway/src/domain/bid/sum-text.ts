import { parseDecimal } from '../../../../contract/values/decimal';
import { exactFigure } from '../../../../contract/values/exact-amount';

/** A sum, kept in 万元, as people read it: '12,800.5 万元', '1.28 亿元'. */
export const sumText = (amount: string): string => {
  const parsed = parseDecimal(amount);
  if (parsed._tag === 'None') return amount;
  const { figure, unit } = exactFigure(parsed.value);
  return `${figure} ${unit}`;
};

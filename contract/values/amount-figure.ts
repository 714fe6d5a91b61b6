import { roundShifted, type Decimal } from './decimal';
import { figureOf, narrowSpace } from './digit-groups';

/** An amount for people: the figure, and the unit that is set smaller after it. */
export interface AmountFigure {
  readonly figure: string;
  readonly unit: '元' | '万元' | '亿元';
}

const size = (units: bigint): bigint => (units < 0n ? -units : units);

/**
 * An amount as it is shown: from 1 亿 in 亿元 with at most two places, from 1 万 in 万元 with at most one, below
 * that in whole 元; rounded half away from zero, and the unit chosen after rounding.
 * @param amount 万元
 */
export function amountFigure(amount: Decimal): AmountFigure {
  const tenthsOfWan = roundShifted(amount, 1);
  if (size(tenthsOfWan) >= 100_000n) return { figure: figureOf(roundShifted(amount, -2), 2), unit: '亿元' };
  const yuan = roundShifted(amount, 4);
  if (size(yuan) >= 10_000n) return { figure: figureOf(tenthsOfWan, 1), unit: '万元' };
  return { figure: figureOf(yuan, 0), unit: '元' };
}

/** The same within a line of text: the unit after a narrow gap. */
export const figureText = ({ figure, unit }: AmountFigure): string => `${figure}${narrowSpace}${unit}`;

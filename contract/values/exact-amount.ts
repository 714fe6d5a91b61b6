import type { AmountFigure } from './amount-figure';
import type { Decimal } from './decimal';
import { grouped } from './digit-groups';
import { amountInUnit, fittingUnit, type AmountUnit } from './typed-amount';

/** An amount in 万元 in a unit, with nothing of it rounded away. */
export const exactIn = (amount: Decimal, unit: AmountUnit): AmountFigure => ({
  figure: grouped(amountInUnit(amount, unit)),
  unit,
});

/**
 * An amount in 万元 for people, in the unit that `amountFigure` has for it, with nothing rounded away: where two places
 * of that unit do not hold it, the next smaller one does, and 元 with as many places as it has.
 */
export const exactFigure = (amount: Decimal): AmountFigure => exactIn(amount, fittingUnit([amount]));

import { figureOf } from '../../../contract/values/digit-groups';
import { roundShifted } from '../../../contract/values/decimal';
import type { Amount } from './amount';

/** The figure of an amount in 万元 with at most one place, for a table whose head names the unit. */
export function wanFigure(amount: Amount): string {
  return figureOf(roundShifted(amount, 1), 1);
}

import type { ReactElement } from 'react';
import type { Amount } from '../../../../domain/number/amount';
import { exactFigure } from '../../../../../contract/values/exact-amount';
import { narrowSpace } from '../../../../../contract/values/digit-groups';
import '../../../kit/display/amount/amount.css';

export interface ExactAmountProps {
  readonly of: Amount;
}

/** A sum in the unit of every other amount, exact to 元: a bid is not rounded. */
export const ExactAmount = ({ of }: ExactAmountProps): ReactElement => {
  const { figure, unit } = exactFigure(of);
  return (
    <span className="amount" translate="no">
      <b>{figure}</b>
      {narrowSpace}
      {unit}
    </span>
  );
};

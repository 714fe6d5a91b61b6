import type { ReactElement } from 'react';
import type { Amount } from '../../../../domain/number/amount';
import { narrowSpace } from '../../../../../contract/values/digit-groups';
import { rangeFigure } from '../../../../../contract/values/range-text';
import './range-value.css';

export interface RangeValueProps {
  readonly min: Amount | null;
  readonly max: Amount | null;
}

/** From how much to how much, the unit small beside the figures. */
export function RangeValue({ min, max }: RangeValueProps): ReactElement {
  const { figure, unit } = rangeFigure(min, max);
  return (
    <b className="budget">
      {figure}
      <small>
        {narrowSpace}
        {unit}
      </small>
    </b>
  );
}

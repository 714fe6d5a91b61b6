import type { ReactElement } from 'react';
import type { Amount } from '../../../../domain/number/amount';
import { narrowSpace } from '../../../../../contract/values/digit-groups';
import { rangeFigure } from '../../../../../contract/values/range-text';
import './range-value.css';

export interface RangeValueProps {
  readonly min: Amount | null;
  readonly max: Amount | null;
}

/** The two ends of a range, the unit small next to the figures. */
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

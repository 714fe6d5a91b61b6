import { useId, type ReactElement } from 'react';
import {
  rangeInUnit,
  rangeUnit,
  type RangeProblem,
  type TypedRange,
} from '../../../../domain/deal-filter/draft';
import { fieldText, longestFieldText } from '../../../../domain/text/field-text';
import { amountUnits, isAmountUnit } from '../../../../../contract/values/typed-amount';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { dealFilterText as text } from './text';

export interface RangeFieldsProps {
  readonly range: TypedRange;
  readonly problem: RangeProblem | null;
  readonly onType: (range: TypedRange) => void;
}

/** Two ends of a range and their unit; the error is below. */
export function RangeFields({ range, problem, onType }: RangeFieldsProps): ReactElement {
  const errorId = useId();
  const end = (name: 'least' | 'most'): ReactElement => (
    <input
      inputMode="decimal"
      autoComplete="off"
      aria-label={text[name]}
      placeholder={text[name]}
      aria-invalid={problem === name || problem === `${name}TooLarge` || problem === 'reversed'}
      aria-describedby={problem === null ? undefined : errorId}
      maxLength={longestFieldText}
      value={range[name]}
      onChange={({ target }) => onType({ ...range, [name]: fieldText(target.value) })}
    />
  );
  return (
    <div className="range">
      <div className="range-ends">
        {end('least')}
        <span aria-hidden="true">–</span>
        {end('most')}
        <select
          aria-label={text.unit}
          value={rangeUnit(range)}
          onChange={({ target }) => {
            if (isAmountUnit(target.value)) onType(rangeInUnit(range, target.value));
          }}
        >
          {amountUnits.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </select>
      </div>
      {problem === null ? null : (
        <p id={errorId} className="range-problem" role="alert">
          <RowIcon name="warning" size={16} />
          {text.problems[problem]}
        </p>
      )}
    </div>
  );
}

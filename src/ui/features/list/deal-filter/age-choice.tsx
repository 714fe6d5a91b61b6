import { useId, type ReactElement } from 'react';
import { DealAge } from '../../../../../contract/deal/deal-filter';
import '../../../kit/form/field/choice-chips.css';
import { dealFilterText as text } from './text';

export interface AgeChoiceProps {
  readonly chosen: DealAge | null;
  readonly onChoose: (age: DealAge | null) => void;
}

const ages = Object.keys(DealAge.keys).filter(DealAge.is);

/** How long ago a deal may have been confirmed. */
export function AgeChoice({ chosen, onChoose }: AgeChoiceProps): ReactElement {
  const name = useId();
  return (
    <div className="choice-grid" role="radiogroup" aria-label={text.sections.within}>
      {[null, ...ages].map((age) => (
        <label key={age ?? ''} className={age === chosen ? 'chip chip-chosen' : 'chip'}>
          <input type="radio" name={name} checked={age === chosen} onChange={() => onChoose(age)} />
          {age === null ? text.anyAge : text.ages[age]}
        </label>
      ))}
    </div>
  );
}

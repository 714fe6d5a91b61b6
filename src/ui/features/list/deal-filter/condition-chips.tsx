import type { ReactElement } from 'react';
import type { DealFilter } from '../../../../../contract/deal/deal-filter';
import { conditionsOf, withoutCondition } from '../../../../domain/deal-filter/conditions';
import { Icon } from '../../../kit/display/icon/icon';
import { conditionWord } from './condition-word';
import { dealFilterText as text } from './text';
import './condition-chips.css';

export interface ConditionChipsProps {
  readonly filter: DealFilter;
  readonly onChoose: (filter: DealFilter) => void;
  /** Nothing of the kind where there is another way to clear. */
  readonly onClear?: () => void;
}

/** The chosen conditions, each with a way to remove it; null without any. */
export function ConditionChips({ filter, onChoose, onClear }: ConditionChipsProps): ReactElement | null {
  const conditions = conditionsOf(filter);
  if (conditions.length === 0) return null;
  return (
    <div className="conditions" role="group" aria-label={text.conditions}>
      {conditions.map((condition) => {
        const word = conditionWord(condition);
        return (
          <button
            key={`${condition.of} ${word}`}
            type="button"
            className="condition"
            aria-label={text.takeAway(word)}
            onClick={() => onChoose(withoutCondition(filter, condition))}
          >
            <span>
              {word}
              <Icon name="close" size={16} />
            </span>
          </button>
        );
      })}
      {onClear === undefined ? null : (
        <button type="button" className="conditions-clear" onClick={onClear}>
          {text.clear}
        </button>
      )}
    </div>
  );
}

import type { ReactElement } from 'react';
import type { ChosenList, Understood } from '../../../../contract/assistant/understood';
import { kinds } from '../../../../contract/kind/kinds';
import { sortNames } from '../../../../contract/deal/sort-names';
import { conditionsOf, withoutCondition } from '../../../domain/deal-filter/conditions';
import { Button } from '../../kit/action/button/button';
import { conditionWord } from '../../features/list/deal-filter/condition-word';
import '../../features/list/deal-filter/condition-chips.css';
import { Icon } from '../../kit/display/icon/icon';
import { ChangeForm } from './change-form';
import { assistantText as text } from './text';

/** How what was understood of a question is changed; null where nothing can be asked now. */
export interface Change {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onChoose: (chosen: ChosenList) => void;
}

interface ChipProps {
  readonly word: string;
  /** Takes the condition away; null where it always is there or cannot be changed now. */
  readonly onRemove: (() => void) | null;
}

function Chip({ word, onRemove }: ChipProps): ReactElement {
  if (onRemove === null)
    return (
      <li className="condition">
        <span>{word}</span>
      </li>
    );
  return (
    <li>
      <button type="button" className="condition" aria-label={text.takeAway(word)} onClick={onRemove}>
        <span>
          {word}
          <Icon name="close" size={16} />
        </span>
      </button>
    </li>
  );
}

export interface UnderstoodConditionsProps {
  readonly understood: Understood;
  readonly change: Change | null;
}

/** The understood conditions of a question: each can be removed, all can be changed. */
export function UnderstoodConditions({ understood, change }: UnderstoodConditionsProps): ReactElement {
  const { kind, filter, dropped } = understood;
  const removal = (without: Understood['filter']): (() => void) | null =>
    change === null ? null : () => change.onChoose({ kind, filter: without });
  return (
    <div className="understood">
      <ul className="conditions" aria-label={text.understood}>
        <Chip word={kinds[kind].label} onRemove={null} />
        {conditionsOf(filter).map((condition) => {
          const word = conditionWord(condition);
          return (
            <Chip
              key={`${condition.of} ${word}`}
              word={word}
              onRemove={removal(withoutCondition(filter, condition))}
            />
          );
        })}
        {filter.sort === 'confirmed' ? null : (
          <Chip word={sortNames[filter.sort].label} onRemove={removal({ ...filter, sort: 'confirmed' })} />
        )}
      </ul>
      {dropped.length === 0 ? null : <p className="answer-note">{text.dropped(dropped)}</p>}
      {change?.isOpen === true ? (
        <ChangeForm chosen={{ kind, filter }} onChoose={change.onChoose} onClose={change.onClose} />
      ) : null}
      {change?.isOpen === false ? (
        <Button small onPress={change.onOpen}>
          {text.change}
        </Button>
      ) : null}
    </div>
  );
}

import type { ReactElement } from 'react';
import { Button } from '../../kit/action/button/button';
import { later, type NotCome } from '../../kit/later/later';
import { assistantText as text } from './text';
import type { UnderstoodConditionsProps } from './understood';

function ConditionsNotLoaded({ onAgain }: UnderstoodConditionsProps & NotCome): ReactElement {
  return (
    <div className="understood" role="alert">
      <p className="answer-note">{text.conditionsNotLoaded}</p>
      <Button onPress={onAgain}>{text.retry}</Button>
    </div>
  );
}

/** The conditions of an answer and the way to its list; their code knows all filters and loads with the first such answer. */
export const UnderstoodConditionsLater = later(
  async () => (await import('./understood')).UnderstoodConditions,
  ConditionsNotLoaded,
).Part;

export const ListWayLater = later(async () => (await import('./list-way')).ListWay).Part;

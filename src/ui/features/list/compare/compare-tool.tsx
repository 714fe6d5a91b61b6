import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CompareChoiceMachine } from '../../../../application/deals/compare-choice/machine';
import { selectChosen } from '../../../../application/deals/compare-choice/status';
import { ToolButton } from '../../../kit/action/tool-button/tool-button';
import { compareText as text } from './text';
import './compare.css';

export interface CompareToolProps {
  readonly choice: ActorRefFrom<CompareChoiceMachine>;
  readonly id: string;
}

/** Puts a deal among those that are compared, and takes it out again. */
export function CompareTool({ choice, id }: CompareToolProps): ReactElement {
  const isIn = useSelector(choice, (snapshot) => selectChosen(snapshot).includes(id));
  return (
    <ToolButton
      icon="compare"
      word={isIn ? text.added : text.add}
      pressed={isIn}
      onPress={() => choice.send({ type: 'compare.toggled', id })}
    />
  );
}

/** The same as a word in the row of a list. */
export function CompareWord({
  choice,
  id,
  title,
}: CompareToolProps & { readonly title: string }): ReactElement {
  const isIn = useSelector(choice, (snapshot) => selectChosen(snapshot).includes(id));
  return (
    <button
      type="button"
      className="compare-word"
      aria-pressed={isIn}
      aria-label={`${text.add}：${title}`}
      onClick={() => choice.send({ type: 'compare.toggled', id })}
    >
      {isIn ? text.inList : text.add}
    </button>
  );
}

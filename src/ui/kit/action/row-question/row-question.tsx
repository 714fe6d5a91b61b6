import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/button';
import './row-question.css';

export interface RowQuestionProps {
  /** The accessible name of the question, for users who do not see the row. */
  readonly label: string;
  /** The words of the question. */
  readonly children: ReactNode;
  readonly cancel: string;
  readonly confirm: string;
  /** The confirmed action is running. */
  readonly busy?: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks within a row of a list, before what cannot be taken back. */
export function RowQuestion(props: RowQuestionProps): ReactElement {
  const { label, children, cancel, confirm, busy = false, onCancel, onConfirm } = props;
  return (
    <div className="row-question" role="group" aria-label={label}>
      {children}
      <Button small onPress={onCancel}>
        {cancel}
      </Button>
      <Button small busy={busy} onPress={onConfirm}>
        <span className="row-question-ends">{confirm}</span>
      </Button>
    </div>
  );
}

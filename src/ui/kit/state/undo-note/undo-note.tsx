import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { RowIcon } from '../../display/icon/row-icon';
import { undoNoteText as text } from './text';
import './undo-note.css';

export interface UndoNoteProps {
  readonly word: string;
  /** Something failed, which a sign says too. */
  readonly failed?: boolean;
  /** Present when the action can be undone. */
  readonly onUndo?: () => void;
}

/**
 * A short note over the page, with which the user can undo an action. The flow decides how long it is shown.
 * It is outside of the page's element, so that it can be pressed while a sheet makes the page inert.
 */
export function UndoNote({ word, failed = false, onUndo }: UndoNoteProps): ReactElement {
  return createPortal(
    <div className="undo-note" role={failed ? 'alert' : 'status'}>
      {failed ? <RowIcon name="warning" size={20} /> : null}
      <span>{word}</span>
      {onUndo === undefined ? null : (
        <button type="button" onClick={onUndo}>
          {text.undo}
        </button>
      )}
    </div>,
    document.body,
  );
}

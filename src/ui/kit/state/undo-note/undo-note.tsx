import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { RowIcon } from '../../display/icon/row-icon';
import { undoNoteText as text } from './text';
import './undo-note.css';

export interface UndoNoteProps {
  readonly word: string;
  /** Something failed, which a sign says too. */
  readonly failed?: boolean;
  /** What was done can be taken back. */
  readonly onUndo?: () => void;
}

/**
 * A short word over the page, in which what was done can be taken back. How long it stands is the flow's to say. It
 * stands outside of the page, so that it can be pressed while a sheet lies there and makes the page inert.
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

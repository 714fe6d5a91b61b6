import type { ReactElement } from 'react';
import { Advice } from '../advice/advice';
import { RowIcon } from '../../display/icon/row-icon';
import './result-note.css';

export interface ResultNoteProps {
  readonly kind: 'failed' | 'done';
  readonly children: string;
}

/** What became of something, above or in the place of its form. */
export function ResultNote({ kind, children }: ResultNoteProps): ReactElement {
  return (
    <p className={`member-${kind}`} role={kind === 'failed' ? 'alert' : 'status'}>
      <RowIcon name={kind === 'failed' ? 'warning' : 'check'} size={20} />
      <span>
        {children}
        {kind === 'failed' ? <Advice of={children} /> : null}
      </span>
    </p>
  );
}

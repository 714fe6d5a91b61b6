import type { ReactElement } from 'react';
import { messagesText as text } from './text';
import './style.css';

export interface MessagePanesProps {
  readonly list: ReactElement;
  /** The message that was chosen; null while none is. */
  readonly message: ReactElement | null;
}

/**
 * The list and the message, next to each other in a wide window; a phone shows the message alone, or the list
 * (LAY-01).
 */
export function MessagePanes({ list, message }: MessagePanesProps): ReactElement {
  return (
    <div className={message === null ? 'panes' : 'panes panes-chosen'}>
      {list}
      {message === null ? null : (
        <section className="pane-message" aria-label={text.pane}>
          {message}
        </section>
      )}
    </div>
  );
}

import type { ReactElement } from 'react';
import type { ListingStatus } from '../../../application/listing/status';
import { StatePanel } from '../../parts/state-panel/state-panel';
import { messagesText as text } from './text';
import './style.css';

export interface MessagePanesProps {
  /** How the list is: without rows there is nothing to choose. */
  readonly phase: ListingStatus<unknown>['phase'];
  readonly list: ReactElement;
  /** The message that was chosen; null while none is. */
  readonly message: ReactElement | null;
}

const nothingChosen = <StatePanel picture="empty" title={text.choose} text={text.chooseText} />;

/** The list and the message, one beside the other at a desk; a phone shows the message alone, or the list (LAY-01). */
export function MessagePanes({ phase, list, message }: MessagePanesProps): ReactElement {
  const hasRows = phase === 'ready' || phase === 'loading';
  return (
    <div className={message === null ? 'panes' : 'panes panes-chosen'}>
      <div className="pane-list">{list}</div>
      {message === null && !hasRows ? null : (
        <section className="pane-message" aria-label={text.pane}>
          {message ?? (phase === 'ready' ? nothingChosen : null)}
        </section>
      )}
    </div>
  );
}

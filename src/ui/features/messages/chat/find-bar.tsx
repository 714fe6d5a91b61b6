import type { ReactElement } from 'react';
import type { ThreadFindEvent } from '../../../../application/messages/thread-find/machine';
import type { ThreadFindStatus } from '../../../../application/messages/thread-find/status';
import { IconButton } from '../../../kit/action/button/icon-button';
import { ChatIcon } from './glyphs';
import { chatText as text } from './text';

export interface FindBarProps {
  readonly find: ThreadFindStatus;
  readonly onFind: (event: ThreadFindEvent) => void;
}

/** Which hit of a search is shown, and the ways to the one before and after it. */
export function FindBar({ find, onFind }: FindBarProps): ReactElement | null {
  const { phase, words } = find;
  if (phase === 'closed' || words === null) return null;
  return (
    <div className="chat-find" role="search" aria-label={text.find}>
      <p role="status">
        {phase === 'shown'
          ? text.hit(words, find.nth, find.count)
          : phase === 'asking'
            ? text.finding(words)
            : text.findFailed}
      </p>
      {phase === 'failed' ? (
        <button type="button" className="chat-again" onClick={() => onFind({ type: 'find.retried' })}>
          {text.again}
        </button>
      ) : null}
      {phase === 'shown' ? (
        <>
          <button
            type="button"
            className="icon-button chat-find-earlier"
            aria-label={text.earlierHit}
            aria-disabled={!find.hasEarlier || undefined}
            onClick={find.hasEarlier ? () => onFind({ type: 'find.earlier' }) : undefined}
          >
            <ChatIcon name="down" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={text.laterHit}
            aria-disabled={!find.hasLater || undefined}
            onClick={find.hasLater ? () => onFind({ type: 'find.later' }) : undefined}
          >
            <ChatIcon name="down" />
          </button>
        </>
      ) : null}
      <IconButton icon="close" label={text.closeFind} onPress={() => onFind({ type: 'find.closed' })} />
    </div>
  );
}

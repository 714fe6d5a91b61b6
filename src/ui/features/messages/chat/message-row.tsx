import type { MouseEvent, ReactElement } from 'react';
import { rewritable, type ThreadRow } from '../../../../domain/chat/thread-rows';
import { momentText } from '../../../../domain/time/moment-text';
import { readerClock } from '../../../../domain/time/date-fields';
import { Avatar } from '../../../kit/display/avatar/avatar';
import { Bubble } from './bubble';
import { ChatIcon } from './glyphs';
import { MessageMenu } from './message-menu';
import { SentState } from './sent-state';
import { chatText as text } from './text';
import { useChatParts } from './use-chat-parts';

function Recalled({ row }: { readonly row: ThreadRow }): ReactElement {
  const { now, onRewrite } = useChatParts();
  const again = rewritable(row, now());
  return (
    <p className="chat-system">
      {row.own ? text.youRecalled : text.theyRecalled}
      {again === null ? null : (
        <button type="button" onClick={() => onRewrite(again)}>
          {text.rewrite}
        </button>
      )}
    </p>
  );
}

/** One message with its time, author, delivery state and menu. */
export function MessageRow({ row }: { readonly row: ThreadRow }): ReactElement {
  const parts = useChatParts();
  const openMenu = (event: MouseEvent): void => {
    event.preventDefault();
    parts.onMenu(row.key);
  };
  return (
    <div className={row.id !== null && row.id === parts.find.id ? 'chat-row chat-row-found' : 'chat-row'}>
      {row.time === null ? null : (
        <p className="chat-time">
          <time dateTime={new Date(row.time).toISOString()}>
            {momentText(row.time, parts.now(), readerClock)}
          </time>
        </p>
      )}
      {row.recalled ? (
        <Recalled row={row} />
      ) : (
        <div className={row.own ? 'chat-message chat-own' : 'chat-message'}>
          {row.own ? null : <Avatar picture={null} name={parts.names.peer} />}
          <div className="chat-column">
            <div
              className="chat-said"
              onContextMenu={openMenu}
              onTouchStart={() => parts.onPress(row.key)}
              onTouchEnd={parts.onRelease}
              onTouchMove={parts.onRelease}
              onTouchCancel={parts.onRelease}
            >
              <Bubble row={row} />
              <button
                type="button"
                className="chat-actions"
                aria-label={text.actions}
                aria-haspopup="menu"
                aria-expanded={parts.open === row.key}
                onClick={openMenu}
              >
                <ChatIcon name="more" />
              </button>
              {parts.open === row.key ? <MessageMenu row={row} /> : null}
            </div>
            {row.masked ? <p className="chat-state">{text.masked}</p> : null}
            {row.hiddenFrom === 'peer' ? <p className="chat-state">{text.hiddenFromPeer}</p> : null}
            <SentState row={row} />
          </div>
        </div>
      )}
    </div>
  );
}

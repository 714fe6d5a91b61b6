import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { quoteOf } from '../../../../../contract/chat/excerpt';
import { selectCopyingStatus } from '../../../../application/kit/copying/status';
import { recallableFor, type ThreadRow } from '../../../../domain/chat/thread-rows';
import { Icon } from '../../../kit/display/icon/icon';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { ChatIcon } from './glyphs';
import { LaidMenu } from './laid-menu';
import { ReportMessage } from './report-message';
import { chatText as text } from './text';
import { useChatParts } from './use-chat-parts';

/** What can be done with one message: by finger, mouse and keyboard. */
export function MessageMenu({ row }: { readonly row: ThreadRow }): ReactElement {
  const parts = useChatParts();
  const copying = usePartFlow(parts.copying, undefined);
  const copied = useSelector(copying, selectCopyingStatus);
  const left = recallableFor(row, parts.menuAt);
  const { of } = row.body;
  const { id, entry } = row;
  const then = (act: () => void) => () => {
    parts.onClose();
    act();
  };
  return (
    <LaidMenu label={text.menu} atEnd={row.own} onClose={parts.onClose}>
      {of.kind === 'text' ? (
        <button
          type="button"
          role="menuitem"
          onClick={() => copying.send({ type: 'copy.requested', of: { text: of.text } })}
        >
          <ChatIcon name="copy" />
          <span>{copied === 'copied' ? text.copied : text.copy}</span>
        </button>
      ) : null}
      {id === null ? null : (
        <button
          type="button"
          role="menuitem"
          onClick={then(() =>
            parts.onQuote(quoteOf(id, row.own ? parts.names.own : parts.names.peer, row.content)),
          )}
        >
          <ChatIcon name="quote" />
          {text.quote}
        </button>
      )}
      {id === null || left === 0 ? null : (
        <button type="button" role="menuitem" onClick={then(() => parts.onRecall(id))}>
          <ChatIcon name="undo" />
          {text.recall}
          <small>{text.left(left)}</small>
        </button>
      )}
      {id === null || row.own ? null : (
        <ReportMessage machine={parts.reporting} userId={parts.userId} id={id} />
      )}
      {entry === null || row.state === 'sending' ? null : (
        <button type="button" role="menuitem" onClick={then(() => parts.onDiscard(entry.clientId))}>
          <Icon name="close" size={20} />
          {text.discard}
        </button>
      )}
    </LaidMenu>
  );
}

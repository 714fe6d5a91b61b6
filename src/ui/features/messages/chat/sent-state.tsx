import type { ReactElement } from 'react';
import type { ThreadRow } from '../../../../domain/chat/thread-rows';
import { Icon } from '../../../kit/display/icon/icon';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { ChatIcon } from './glyphs';
import { chatText as text } from './text';
import { Uploading } from './uploading';
import { useChatParts } from './use-chat-parts';

/** The delivery state of an own message, below it. */
export function SentState({ row }: { readonly row: ThreadRow }): ReactElement | null {
  const { onRetry, onDiscard } = useChatParts();
  const { entry } = row;
  switch (row.state) {
    case null:
      return null;
    case 'sending':
      return (
        <p className="chat-state">
          <RowIcon name="spinner" size={14} />
          <span>{text.sending}</span>
        </p>
      );
    case 'sent':
      return (
        <p className="chat-state">
          <Icon name="check" size={14} />
          <span>{text.sent}</span>
        </p>
      );
    case 'read':
      return (
        <p className="chat-state chat-state-read">
          <ChatIcon name="double" size={14} />
          <span>{text.read}</span>
        </p>
      );
    case 'uploading':
      return row.body.of.kind === 'file' ? <Uploading clientId={row.key} size={row.body.of.bytes} /> : null;
    case 'refused':
      return (
        <p className="chat-state chat-state-bad" role="alert">
          <RowIcon name="warning" size={14} />
          <span>{entry?.why ?? text.notSent}</span>
          <button type="button" onClick={() => onDiscard(row.key)}>
            {text.discard}
          </button>
        </p>
      );
    case 'unconfirmed':
      return (
        <p className="chat-state">
          <Icon name="clock" size={14} />
          <span>{text.unconfirmed}</span>
        </p>
      );
    case 'failed':
      return (
        <p className="chat-state chat-state-bad" role="alert">
          <RowIcon name="warning" size={14} />
          <span>{entry?.why ?? text.notSent}</span>
          {entry === null ? null : (
            <button type="button" onClick={() => onRetry(entry.clientId)}>
              {text.resend}
            </button>
          )}
        </p>
      );
  }
}

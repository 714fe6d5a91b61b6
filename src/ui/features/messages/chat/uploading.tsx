import type { ReactElement } from 'react';
import { Icon } from '../../../kit/display/icon/icon';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { chatText as text } from './text';
import { useChatParts } from './use-chat-parts';

/** How far a file has gone up, what it waits for, and the way to give it up. */
export function Uploading({
  clientId,
  size,
}: {
  readonly clientId: string;
  readonly size: number;
}): ReactElement {
  const { progress, onRetry, onDiscard } = useChatParts();
  const own = progress?.clientId === clientId ? progress : null;
  return (
    <p className="chat-state">
      {own === null || own.sent === null ? (
        <>
          <Icon name="clock" size={14} />
          <span>{own === null ? text.inTurn : text.unreached}</span>
        </>
      ) : (
        <>
          <RowIcon name="spinner" size={14} />
          <span>{text.uploading(size === 0 ? 0 : Math.floor((100 * Math.min(own.sent, size)) / size))}</span>
        </>
      )}
      {own?.sent === null ? (
        <button type="button" onClick={() => onRetry(clientId)}>
          {text.resend}
        </button>
      ) : null}
      <button type="button" onClick={() => onDiscard(clientId)}>
        {text.cancelFile}
      </button>
    </p>
  );
}

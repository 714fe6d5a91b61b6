import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { MessageKind } from '../../../../contract/message/message-kind';
import type { Message } from '../../../domain/message/message';
import { whenText } from '../../../domain/time/when-text';
import { Avatar } from '../../parts/avatar/avatar';
import type { RowIconName } from '../../parts/icon/row-glyphs';
import { RowIcon } from '../../parts/icon/row-icon';
import { Separator } from '../../parts/separator/separator';
import { messageListText } from './text';

export interface MessageRowProps {
  readonly message: Message;
  readonly now: number;
  /** It is read beside the list. */
  readonly isChosen: boolean;
}

const kindIcons: Record<Exclude<MessageKind, 'chat'>, RowIconName> = {
  notice: 'bell',
  deal: 'briefcase',
  order: 'receipt',
};

/** How long ago; once that is a date, the day alone. */

const Picture = ({ message }: { readonly message: Message }): ReactElement =>
  message.kind === 'chat' ? (
    <Avatar picture={null} name={message.fromName} />
  ) : (
    <span className="message-kind" aria-hidden="true">
      <RowIcon name={kindIcons[message.kind]} />
    </span>
  );

/** One message: who or what it is from, when, and how it begins; bold with a mark while unread. */
export function MessageRow({ message, now, isChosen }: MessageRowProps): ReactElement {
  return (
    <Link
      className={message.isRead ? 'message-row' : 'message-row message-unread'}
      to={`/message/${message.id}`}
      aria-current={isChosen ? 'page' : undefined}
    >
      <Picture message={message} />
      <span className="message-words">
        <span className="message-top">
          <span className="message-title">
            {message.title ?? message.fromName}
            {message.fromOrg === null || message.title !== null ? null : (
              <>
                <Separator />
                {message.fromOrg}
              </>
            )}
          </span>
          <time dateTime={new Date(message.sentAt).toISOString()}>{whenText(message.sentAt, now)}</time>
        </span>
        <span className="message-bottom">
          <span className="message-summary">{message.content}</span>
          {message.isRead ? null : (
            <span className="message-dot">
              <span className="vh">{messageListText.unread}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { rowAddress, type InboxRow } from '../../../../domain/message/inbox-row';
import { rowLine, type ConversationStatus } from '../../../../domain/message/row-line';
import { unreadBadge } from '../../../../domain/message/unread-badge';
import { whenText } from '../../../../domain/time/when-text';
import { readerClock } from '../../../../domain/time/date-fields';
import { UnreadBadge } from '../../../kit/display/badge/unread-badge';
import { FoundText } from '../../../kit/display/found-text/found-text';
import { Separator } from '../../../kit/display/separator/separator';
import { RowActs, type RowActsProps } from './row-acts';
import { RowPicture } from './row-picture';
import { RowSays } from './row-says';
import { messageListText as text } from './text';

export interface MessageRowProps extends Pick<RowActsProps, 'onRead' | 'onRemove'> {
  readonly row: InboxRow;
  /** What the device has of the conversation. */
  readonly status: ConversationStatus | undefined;
  /** The query of the list, which a message that opens next to it keeps. */
  readonly query: string;
  readonly now: number;
  /** The search; null without one. */
  readonly sought: string | null;
  /** It is open next to the list. */
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

const titleOf = ({ peer, title, fromName }: InboxRow): string => peer?.name ?? title ?? fromName;

const Unread = ({ row: { peer, unread } }: { readonly row: InboxRow }): ReactElement | null => {
  if (unread === 0) return null;
  return peer === null ? (
    <span className="message-dot">
      <span className="vh">{text.unread}</span>
    </span>
  ) : (
    <UnreadBadge label={unreadBadge(unread)} />
  );
};

/**
 * One conversation or notification: who or what it is from, when, and what was said last; bold with a mark while unread. It
 * is pushed aside to what can be done with it, which the keyboard and a mouse reach as well.
 */
export function MessageRow(props: MessageRowProps): ReactElement {
  const { row, status, query, sought, now, isChosen, onOpen, onRead, onRemove } = props;
  const { org } = row.peer ?? { org: row.title === null ? row.fromOrg : null };
  const title = titleOf(row);
  return (
    // A row that was read is not pushed aside any more.
    <div className="message-item" key={String(row.unread === 0)}>
      <Link
        className={row.unread === 0 ? 'message-row' : 'message-row message-unread'}
        to={rowAddress(row, query)}
        aria-current={isChosen ? 'page' : undefined}
        onClick={onOpen}
      >
        <RowPicture row={row} />
        <span className="message-words">
          <span className="message-top">
            <span className="message-title">
              <FoundText text={title} sought={sought} />
              {org === null ? null : (
                <>
                  <Separator />
                  <FoundText text={org} sought={sought} />
                </>
              )}
            </span>
            <time dateTime={new Date(row.sentAt).toISOString()}>
              {whenText(row.sentAt, now, readerClock)}
            </time>
          </span>
          <span className="message-bottom">
            <RowSays line={rowLine(row, status, { isOpen: isChosen, sought })} sought={sought} />
            <Unread row={row} />
          </span>
        </span>
      </Link>
      <RowActs title={title} unread={row.unread > 0} onRead={onRead} onRemove={onRemove} />
    </div>
  );
}

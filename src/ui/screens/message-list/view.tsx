import type { ReactElement } from 'react';
import type { Message } from '../../../domain/message/message';
import { PageHeading } from '../../layout/page-heading';
import { ButtonLink } from '../../parts/button/button-link';
import { EndlessList, type EndlessListFlow } from '../../parts/endless-list/endless-list';
import { RefreshButton } from '../../parts/endless-list/refresh-button';
import { RowIcon } from '../../parts/icon/row-icon';
import { NoticeBar } from '../../parts/notice-bar/notice-bar';
import { StatePanel } from '../../parts/state-panel/state-panel';
import { MessageRow } from './message-row';
import { MessageSkeleton } from './message-skeleton';
import { messageListText as text } from './text';
import './style.css';

export interface MessageListViewProps extends EndlessListFlow<Message> {
  /** The message that is read beside the list; null while none is. */
  readonly chosen: string | null;
  readonly reconnecting: boolean;
  readonly now: number;
}

const nothing = (
  <StatePanel picture="empty" title={text.empty} text={text.emptyText}>
    <ButtonLink kind="primary" to="/">
      {text.toHome}
    </ButtonLink>
  </StatePanel>
);

export function MessageListView({ chosen, reconnecting, now, ...flow }: MessageListViewProps): ReactElement {
  const refresh = <RefreshButton refreshing={flow.status.refreshing} onRefresh={flow.onRefresh} />;
  return (
    <div className="messages">
      {chosen === null ? (
        <PageHeading title={text.title} aside={refresh} />
      ) : (
        <div className="page-heading">
          <h2>{text.title}</h2>
          {refresh}
        </div>
      )}
      {reconnecting ? (
        <NoticeBar>
          <RowIcon name="spinner" size={16} />
          {text.reconnecting}
        </NoticeBar>
      ) : null}
      <div className="messages-scroll">
        <EndlessList {...flow} now={now} words={text} skeleton={<MessageSkeleton />} empty={nothing}>
          {(messages) => (
            <ul className="messages-list" aria-label={text.list}>
              {messages.map((message) => (
                <li key={message.id}>
                  <MessageRow message={message} now={now} isChosen={message.id === chosen} />
                </li>
              ))}
            </ul>
          )}
        </EndlessList>
      </div>
    </div>
  );
}

import type { ReactElement } from 'react';
import { rowKey, type InboxRow } from '../../../../domain/message/inbox-row';
import { inboxQuery } from '../../../../domain/message/inbox-address';
import type { ConversationStatus } from '../../../../domain/message/row-line';
import { EndlessList, type EndlessListFlow } from '../../list/endless-list/endless-list';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { NoticeBar } from '../../../kit/state/notice-bar/notice-bar';
import { UndoNote } from '../../../kit/state/undo-note/undo-note';
import { AssistantRow } from './assistant-row';
import { ListHead, type ListHeadProps } from './list-head';
import { MessageRow } from './message-row';
import { MessageSkeleton } from './message-skeleton';
import { NothingHere } from './nothing-here';
import { messageListText as text } from './text';
import './style.css';

export interface MessageListViewProps extends Pick<
  ListHeadProps,
  'place' | 'unread' | 'byPart' | 'searched' | 'onReadAll' | 'onPart' | 'onSearch'
> {
  readonly list: EndlessListFlow<InboxRow>;
  /** Its rows as they are after what was done here. */
  readonly rows: readonly InboxRow[];
  /** What the device has of conversations, by the other's account. */
  readonly statuses: ReadonlyMap<string, ConversationStatus>;
  /** The key of the row that is open next to the list; null without one. */
  readonly chosen: string | null;
  /** The connection was lost; one line is enough where the list says that it is of before. */
  readonly reconnecting: boolean;
  readonly now: number;
  readonly removed: boolean;
  readonly onOpen: (row: InboxRow) => void;
  readonly onRead: (row: InboxRow) => void;
  readonly onRemove: (row: InboxRow) => void;
  readonly onUndo: () => void;
}

/** A list whose last row was taken out is empty, at once. */
const statusOf = ({ list: { status }, rows }: MessageListViewProps): typeof status =>
  status.phase === 'ready' && status.more === 'end' && rows.length === 0
    ? { ...status, phase: 'empty' }
    : status;

export function MessageListView(props: MessageListViewProps): ReactElement {
  const { list, rows, statuses, place, chosen, reconnecting, now, removed } = props;
  const { onOpen, onRead, onRemove, onUndo } = props;
  const query = inboxQuery(place);
  const assistant = place.of === 'notice' || place.keyword !== null ? null : <AssistantRow />;
  return (
    <div className="messages">
      <ListHead
        {...props}
        isMessageOpen={chosen !== null}
        refreshing={list.status.refreshing}
        onRefresh={list.onRefresh}
      />
      {reconnecting && list.status.earlierAt === null ? (
        <NoticeBar>
          <RowIcon name="spinner" size={16} />
          {text.reconnecting}
        </NoticeBar>
      ) : null}
      <div className="messages-scroll">
        <EndlessList
          {...list}
          status={statusOf(props)}
          now={now}
          words={text}
          skeleton={<MessageSkeleton />}
          empty={
            <>
              {assistant}
              <NothingHere place={place} />
            </>
          }
        >
          {() => (
            <>
              {assistant}
              <ul className="messages-list" aria-label={text.list}>
                {rows.map((row) => (
                  <li key={rowKey(row)}>
                    <MessageRow
                      row={row}
                      status={row.peer === null ? undefined : statuses.get(row.peer.id)}
                      query={query}
                      sought={place.keyword}
                      now={now}
                      isChosen={rowKey(row) === chosen}
                      onOpen={() => onOpen(row)}
                      onRead={() => onRead(row)}
                      onRemove={() => onRemove(row)}
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
        </EndlessList>
      </div>
      {removed ? <UndoNote word={text.removed} onUndo={onUndo} /> : null}
    </div>
  );
}

import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { rowRefOf } from '../../../application/messages/inbox/inbox-context';
import type { InboxMachine } from '../../../application/messages/inbox/machine';
import {
  rowsDone,
  selectDone,
  selectParts,
  selectRemovalOffered,
} from '../../../application/messages/inbox/status';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import { inboxSearch } from '../../../application/messages/inbox-search/definition';
import { selectUnreadCountStatus } from '../../../application/messages/unread-count/status';
import { inboxPlaceOf } from '../../../domain/message/inbox-address';
import { partsOrBefore, unreadByPart, type InboxRow } from '../../../domain/message/inbox-row';
import { useFlows } from '../../frame/context/flows';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { useListing } from '../../features/list/endless-list/use-listing';
import type { MessageListViewProps } from '../../features/messages/message-list/view';

/** What the list of the inbox shows and what can be done with it. */
export const useInbox = (
  list: ActorRefFrom<ListingMachine<InboxRow>>,
  inbox: ActorRefFrom<InboxMachine>,
): Omit<MessageListViewProps, 'chosen' | 'reconnecting' | 'now' | 'statuses'> => {
  const { app } = useFlows();
  const flow = useListing(list);
  const done = useSelector(
    inbox,
    selectDone,
    (one, other) => one.read === other.read && one.removed === other.removed,
  );
  const removed = useSelector(inbox, selectRemovalOffered);
  const { count } = useSelector(app.unreadCount, selectUnreadCountStatus);
  const { search: query } = useLocation();
  const place = useMemo(() => inboxPlaceOf(query), [query]);
  const [searchMachine] = useState(() => inboxSearch(app.navigation));
  const search = usePartFlow(searchMachine, { keyword: place.keyword });
  const { items } = flow.status;
  const rows = useMemo(() => rowsDone(done, items), [done, items]);
  const parts = unreadByPart(rows, count);
  const before = useSelector(inbox, selectParts);
  // Rows alone may not change the counts.
  const keepParts = (): void => {
    if (parts !== null) inbox.send({ type: 'inbox.counted', parts });
  };
  return {
    list: flow,
    rows,
    place,
    removed,
    unread: count,
    byPart: partsOrBefore(parts, before, count),
    onPart: keepParts,
    onOpen: (row) => inbox.send({ type: 'inbox.rowOpened', row: rowRefOf(row) }),
    onRead: (row) => inbox.send({ type: 'inbox.readPressed', row: rowRefOf(row) }),
    onRemove: (row) => inbox.send({ type: 'inbox.removePressed', row: rowRefOf(row) }),
    onUndo: () => inbox.send({ type: 'inbox.undone' }),
    onReadAll: () => inbox.send({ type: 'inbox.readAllPressed', rows: rows.map(rowRefOf) }),
    searched: useSelector(search, ({ context }) => context.text),
    onSearch: (event) => {
      keepParts();
      search.send(event);
    },
  };
};

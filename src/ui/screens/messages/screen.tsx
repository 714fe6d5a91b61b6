import { useSelector } from '@xstate/react';
import { Activity, useContext, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { ConversationStatusMachine } from '../../../application/messages/conversation-status/machine';
import type { InboxMachine } from '../../../application/messages/inbox/machine';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import type { SettingsMachine } from '../../../application/shell/settings/machine';
import { selectDevice } from '../../../application/shell/settings/select-app-settings';
import { inboxPlaceOf } from '../../../domain/message/inbox-address';
import { chatKey, noticeKey, peerNameIn, type InboxRow } from '../../../domain/message/inbox-row';
import type { Message } from '../../../domain/message/message';
import { peerIn } from '../../../domain/chat/chat-addresses';
import { hasNoPeer } from '../../../domain/chat/has-no-peer';
import { useWhoIsHere } from '../../frame/context/who-is-here';
import { useRouteParam } from '../../kit/page/route-params';
import { VisitContext } from '../../kit/page/visit';
import type { Later } from '../../kit/later/later';
import { OneMessage } from '../../features/messages/message-detail/one-message';
import type { ChatProps } from '../../features/messages/chat/chat-props';
import { ListPane } from './list-pane';
import { MessagePanes } from './message-panes';
import { NoConversation } from './no-conversation';

export interface MessagesScreenProps {
  readonly flows: {
    readonly settings: ActorRefFrom<SettingsMachine>;
    readonly list: ActorRefFrom<ListingMachine<InboxRow>>;
    readonly inbox: ActorRefFrom<InboxMachine>;
    readonly statuses: ConversationStatusMachine;
    readonly message: ResourceMachine<string, Message>;
    readonly chat: Later<ChatProps>;
  };
}

/** The row of what is open. */
const chosenRow = (id: string | null, peerId: string | null): string | null => {
  if (id !== null) return noticeKey(id);
  return peerId === null ? null : chatKey(peerId);
};

/**
 * The messages, and the chosen one. The screen is at both addresses, so that in a wide window the list stays
 * while the user reads one message after the other. A phone shows one of them, and the list is kept beneath
 * the other (LAY-06).
 */
export function MessagesScreen({ flows }: MessagesScreenProps): ReactElement {
  const id = useRouteParam('id');
  const location = useLocation();
  const peerId = peerIn(location.search);
  const chosen = id === '' ? null : id;
  const userId = useWhoIsHere().user?.userId ?? null;
  // A message is loaded again on each visit: only the list is kept.
  const { count } = useContext(VisitContext);
  const device = useSelector(flows.settings, selectDevice);
  const knownAs = useSelector(flows.list, ({ context }) => peerNameIn(context.items, peerId));
  const Chat = flows.chat.Part;
  const isNameless = device === 'mobile' && hasNoPeer(location);
  const isAlone = chosen === null && peerId === null && !isNameless;
  const pane = (): ReactElement | null => {
    if (chosen !== null) return <OneMessage key={`${chosen} ${count}`} machine={flows.message} id={chosen} />;
    if (isNameless) return <NoConversation />;
    return peerId === null ? null : (
      <Chat
        key={`${peerId} ${count}`}
        peerId={peerId}
        knownAs={knownAs}
        sought={inboxPlaceOf(location.search).keyword}
        onDesktop={device === 'desktop'}
      />
    );
  };
  return (
    <MessagePanes
      list={
        <Activity mode={isAlone || device === 'desktop' ? 'visible' : 'hidden'}>
          <ListPane
            key={userId}
            list={flows.list}
            inbox={flows.inbox}
            statuses={flows.statuses}
            userId={userId}
            chosen={chosenRow(chosen, peerId)}
          />
        </Activity>
      }
      message={pane()}
    />
  );
}

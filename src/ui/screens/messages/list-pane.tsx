import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ConversationStatusMachine } from '../../../application/messages/conversation-status/machine';
import { selectConversationStatus } from '../../../application/messages/conversation-status/status';
import type { InboxMachine } from '../../../application/messages/inbox/machine';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import { selectSocketStatus } from '../../../application/messages/message-socket/status';
import type { InboxRow } from '../../../domain/message/inbox-row';
import { useFlows } from '../../frame/context/flows';
import { usePartFlow, useStarted } from '../../frame/page-frame/use-page-flows';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { MessageListView } from '../../features/messages/message-list/view';
import { messagesText as text } from './text';
import { useInbox } from './use-inbox';

const nothingChosen = <StatePanel picture="empty" title={text.choose} text={text.chooseText} />;

export interface ListPaneProps {
  readonly list: ActorRefFrom<ListingMachine<InboxRow>>;
  readonly inbox: ActorRefFrom<InboxMachine>;
  readonly statuses: ConversationStatusMachine;
  /** Whose inbox it is; with another user it wants another key. */
  readonly userId: string | null;
  /** The key of the row that is open; null while none is. */
  readonly chosen: string | null;
}

/**
 * The inbox, newest first; new messages are inserted at the head (LAY-16). While none is chosen, the pane
 * next to it says so; without rows there is nothing to choose.
 */
export function ListPane({ list, inbox, statuses, userId, chosen }: ListPaneProps): ReactElement {
  const { app, now } = useFlows();
  useStarted(list);
  const statusByPeer = useSelector(usePartFlow(statuses, { userId }), selectConversationStatus);
  const view = useInbox(list, inbox);
  const { reconnecting } = useSelector(app.messageSocket, selectSocketStatus);
  const { phase } = view.list.status;
  return (
    <>
      <div className="pane-list">
        <MessageListView
          {...view}
          statuses={statusByPeer}
          chosen={chosen}
          reconnecting={reconnecting}
          now={now()}
        />
      </div>
      {chosen === null && (phase === 'ready' || phase === 'loading') ? (
        <section className="pane-message" aria-label={text.pane}>
          {phase === 'ready' ? nothingChosen : null}
        </section>
      ) : null}
    </>
  );
}

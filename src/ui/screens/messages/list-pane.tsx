import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ListingMachine } from '../../../application/listing/machine';
import { selectSocketStatus } from '../../../application/message-socket/status';
import type { Message } from '../../../domain/message/message';
import { useFlows } from '../../given/flows';
import { useListing } from '../../given/use-listing';
import { useStarted } from '../../room/begun';
import { StatePanel } from '../../parts/state-panel/state-panel';
import { MessageListView } from '../message-list/view';
import { messagesText as text } from './text';

const nothingChosen = <StatePanel picture="empty" title={text.choose} text={text.chooseText} />;

export interface ListPaneProps {
  readonly list: ActorRefFrom<ListingMachine<Message>>;
  /** The id of the message that is open; null while none is. */
  readonly chosen: string | null;
}

/**
 * The list, newest first; what arrives meanwhile comes in at the head (LAY-16). While none is chosen, the pane beside it
 * says so; without rows there is nothing to choose.
 */
export function ListPane({ list, chosen }: ListPaneProps): ReactElement {
  const { app, now } = useFlows();
  useStarted(list);
  const flow = useListing(list);
  const socket = useSelector(app.messageSocket, selectSocketStatus);
  const { phase } = flow.status;
  return (
    <>
      <div className="pane-list">
        <MessageListView
          {...flow}
          chosen={chosen}
          reconnecting={
            socket.phase === 'waiting' || (socket.phase === 'connecting' && socket.retryCount > 0)
          }
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

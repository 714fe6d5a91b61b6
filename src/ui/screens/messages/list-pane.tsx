import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectSocketStatus } from '../../../application/message-socket/status';
import { useFlows } from '../../app/flows';
import { useListing } from '../../app/use-listing';
import { StatePanel } from '../../parts/state-panel/state-panel';
import { MessageListView } from '../message-list/view';
import { messagesText as text } from './text';

const pageSize = 20;
const nothingChosen = <StatePanel picture="empty" title={text.choose} text={text.chooseText} />;

export interface ListPaneProps {
  /** The id of the message that is open; null while none is. */
  readonly chosen: string | null;
}

/**
 * The list, newest first; what arrives meanwhile comes in at the head (LAY-16). While none is chosen, the pane beside it
 * says so; without rows there is nothing to choose.
 */
export function ListPane({ chosen }: ListPaneProps): ReactElement {
  const { app, bundle, now } = useFlows();
  const flow = useListing(bundle('messages').list, pageSize);
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

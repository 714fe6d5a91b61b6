import type { DragEvent, ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ComposerMachine } from '../../../../application/messages/composer/machine';
import type { ThreadFindEvent } from '../../../../application/messages/thread-find/machine';
import type { ThreadStatus } from '../../../../application/messages/thread/status';
import { recalledIn, type ThreadRow } from '../../../../domain/chat/thread-rows';
import { failureSentence } from '../../../../domain/gateway/failure-sentence';
import { ButtonLink } from '../../../kit/action/button/button-link';
import { Bone } from '../../../kit/state/skeleton/bone';
import { Skeleton } from '../../../kit/state/skeleton/skeleton';
import { FailedPanel } from '../../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../../kit/state/state-panel/state-panel';
import { Blocked } from './blocked';
import { ChatPartsContext, type ChatParts } from './chat-parts';
import { Composer } from './composer';
import { bringsFiles, dropFiles } from './given-files';
import { DealBar, DealStrip } from './deal-facts';
import { FindBar } from './find-bar';
import { Head } from './head';
import { Log } from './log';
import { OtherDeals } from './other-deals';
import { chatText as text } from './text';
import './style.css';

export interface ChatViewProps {
  readonly status: ThreadStatus;
  readonly rows: readonly ThreadRow[];
  readonly parts: ChatParts;
  readonly composer: ActorRefFrom<ComposerMachine>;
  readonly onDesktop: boolean;
  /** The height of the visible part of the window, in CSS pixels: a keyboard over it reduces it. */
  readonly height: number | null;
  /** The connection was lost; in a wide window the list next to it says so. */
  readonly reconnecting: boolean;
  readonly onFind: (event: ThreadFindEvent) => void;
  readonly onReload: () => void;
  readonly onOlder: () => void;
  readonly onSight: (atEnd: boolean) => void;
  readonly onOutbox: () => void;
  readonly onBlock: (blocked: boolean) => void;
}

function Written({ status, rows, parts, onOlder, onSight, onReload }: ChatViewProps): ReactElement {
  if (status.phase === 'opening')
    return (
      <Skeleton>
        <div className="chat-bones">
          <Bone shape="title" />
          <Bone shape="short" />
          <Bone shape="line" />
          <Bone shape="title" />
        </div>
      </Skeleton>
    );
  if (status.phase === 'unknown')
    return (
      <StatePanel picture="empty" title={text.unknown} text={text.unknownText}>
        <ButtonLink kind="primary" to="/message">
          {text.toList}
        </ButtonLink>
      </StatePanel>
    );
  if (status.phase === 'failed' || (status.phase === 'apart' && rows.length === 0))
    return (
      <FailedPanel title={text.failed} failure={status.failure} busy={status.asking} onReload={onReload} />
    );
  return rows.length === 0 ? (
    <p className="chat-system chat-empty">{text.empty}</p>
  ) : (
    <Log rows={rows} found={parts.find.id} older={status.older} onOlder={onOlder} onSight={onSight} />
  );
}

/** Whether one writes here now. */
const mayWrite = ({ phase, thread }: ThreadStatus): boolean =>
  (phase === 'here' || phase === 'apart') && thread?.blocked !== true && thread?.mayWrite !== false;

/** Below the messages: where one writes, or why one cannot. */
function Writing(props: ChatViewProps): ReactElement | null {
  const { status, rows, composer, onDesktop, onReload, onOutbox, onBlock } = props;
  const { thread } = status;
  if (status.phase !== 'here' && status.phase !== 'apart') return null;
  if (thread?.blocked === true) return <Blocked busy={status.doing} onUnblock={() => onBlock(false)} />;
  if (thread?.mayWrite === false) return <p className="chat-closed">{thread.whyNot}</p>;
  return (
    <>
      {status.phase === 'apart' ? (
        <p className="chat-note" role="status">
          {text.apart}
          {rows.length === 0 ? null : (
            <button type="button" className="chat-again" onClick={status.asking ? undefined : onReload}>
              {text.again}
            </button>
          )}
        </p>
      ) : null}
      {status.cannotSend ? (
        <p className="chat-note chat-state-bad" role="alert">
          {text.cannotSend}
          <button type="button" className="chat-again" onClick={onOutbox}>
            {text.again}
          </button>
        </p>
      ) : null}
      <Composer
        composer={composer}
        card={thread?.cards[0] ?? null}
        enterSends={onDesktop}
        ready={status.pending !== null}
        recalled={recalledIn(status.log)}
      />
    </>
  );
}

/** A conversation: whom with, what about, what was said, and where one writes. */
export function ChatView(props: ChatViewProps): ReactElement {
  const { status, parts, height, reconnecting, onDesktop, onBlock } = props;
  const { thread, problem } = status;
  const [pinned, ...others] = thread?.cards ?? [];
  const takesFiles = mayWrite(status) && status.pending !== null;
  const hover = (event: DragEvent): void => {
    if (takesFiles && bringsFiles(event)) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    if (takesFiles && dropFiles(props.composer, event)) event.preventDefault();
  };
  return (
    <ChatPartsContext value={parts}>
      <div
        className="chat"
        onDragOver={hover}
        onDrop={drop}
        style={onDesktop || height === null ? undefined : { height }}
      >
        <Head thread={thread} busy={status.doing} onBlock={onBlock} />
        {pinned === undefined ? null : onDesktop ? <DealBar card={pinned} /> : <DealStrip card={pinned} />}
        <OtherDeals cards={others} />
        <FindBar find={parts.find} onFind={props.onFind} />
        {thread?.protected === true ? <p className="chat-note">{text.protected}</p> : null}
        {reconnecting && !onDesktop && status.phase !== 'apart' ? (
          <p className="chat-note" role="status">
            {text.reconnecting}
          </p>
        ) : null}
        <div className="chat-body">
          <Written {...props} />
        </div>
        {status.behind ? (
          <p className="chat-note" role="status">
            {text.behind}
          </p>
        ) : null}
        {problem === null ? null : (
          <p className="chat-note chat-state-bad" role="alert">
            {failureSentence(problem)}
          </p>
        )}
        <Writing {...props} />
      </div>
    </ChatPartsContext>
  );
}

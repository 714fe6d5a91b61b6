import { useSelector } from '@xstate/react';
import { useCallback, useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ChatFileMachine } from '../../../../application/messages/chat-file/machine';
import type { ComposerMachine } from '../../../../application/messages/composer/machine';
import type { CopyingMachine } from '../../../../application/kit/copying/machine';
import type { MessageMenuMachine } from '../../../../application/messages/message-menu/machine';
import type { MessageReportMachine } from '../../../../application/messages/message-report/definition';
import { selectOfPeer } from '../../../../application/messages/message-menu/status';
import type { ThreadMachine } from '../../../../application/messages/thread/machine';
import { selectSocketStatus } from '../../../../application/messages/message-socket/status';
import { selectThreadStatus, type ThreadStatus } from '../../../../application/messages/thread/status';
import type { ThreadFindMachine } from '../../../../application/messages/thread-find/machine';
import { selectThreadFind, type ThreadFindStatus } from '../../../../application/messages/thread-find/status';
import type { VisibleHeightMachine } from '../../../../application/messages/visible-height/machine';
import { errorTitle } from '../../../../domain/route/page-title';
import { threadRows } from '../../../../domain/chat/thread-rows';
import { useFlows } from '../../../frame/context/flows';
import { useOwnTitle } from '../../../frame/context/use-own-title';
import { useWhoIsHere } from '../../../frame/context/who-is-here';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import type { ChatParts } from './chat-parts';
import { chatText as text } from './text';
import type { ChatProps } from './chat-props';
import { ChatView } from './view';

export interface ChatMachines {
  readonly thread: ThreadMachine;
  readonly composer: ComposerMachine;
  readonly menu: MessageMenuMachine;
  readonly files: ChatFileMachine;
  readonly copying: CopyingMachine;
  readonly reporting: MessageReportMachine;
  readonly visibleHeight: VisibleHeightMachine;
  readonly findIn: (thread: ActorRefFrom<ThreadMachine>) => ThreadFindMachine;
}

export interface ChatPaneProps extends ChatProps {
  readonly machines: ChatMachines;
}

const nothing = [] as const;

const sameFind = (one: ThreadFindStatus, other: ThreadFindStatus): boolean =>
  one.phase === other.phase && one.id === other.id && one.count === other.count;

/** Returns the name of the other member, or that the conversation does not exist; null while unknown. */
const titleOf = ({ phase, thread }: ThreadStatus): string | null => {
  if (phase === 'unknown') return errorTitle(404);
  return thread === null ? null : text.titleWith(thread.peer.name);
};

function Conversation({
  machines,
  peerId,
  knownAs,
  sought,
  onDesktop,
  own,
}: ChatPaneProps & { readonly own: Own }): ReactElement {
  const { app, now } = useFlows();
  const thread = usePartFlow(machines.thread, { peerId });
  const [findMachine] = useState(() => machines.findIn(thread));
  const finding = usePartFlow(findMachine, { peerId, words: sought });
  const find = useSelector(finding, selectThreadFind, sameFind);
  const composer = usePartFlow(machines.composer, { userId: own.userId, peerId });
  const menu = usePartFlow(machines.menu, undefined);
  const visibleHeight = usePartFlow(machines.visibleHeight, undefined);
  // Many new messages are rendered at low priority, so that presses and typing go first. A newly opened
  // conversation renders at once.
  const reported = useSelector(thread, selectThreadStatus);
  const later = useDeferredValue(reported);
  const status = later.phase === reported.phase ? later : reported;
  const { reconnecting } = useSelector(app.messageSocket, selectSocketStatus);
  const height = useSelector(visibleHeight, ({ context }) => context.height);
  const key = useSelector(menu, ({ context }) => context.key);
  const menuAt = useSelector(menu, ({ context }) => context.now);
  const isOpen = useSelector(menu, (snapshot) => snapshot.matches('open'));
  const isViewing = useSelector(menu, (snapshot) => snapshot.matches('viewing'));
  const ofPeer = useSelector(menu, selectOfPeer);
  const { log, taken, pending, files, progress, readUpTo } = status;
  const hides = status.thread?.protected === true;
  const rows = useMemo(
    () => threadRows(log, { taken, pending: pending ?? nothing, files }, { peerId, readUpTo, hides }),
    [log, taken, pending, files, peerId, readUpTo, hides],
  );
  useOwnTitle(titleOf(status));
  const cards = status.thread?.cards ?? nothing;
  const peerName = status.thread?.peer.name ?? knownAs ?? '';
  const parts = useMemo<ChatParts>(
    () => ({
      userId: own.userId,
      names: { peer: peerName, own: own.name },
      cards,
      files: machines.files,
      copying: machines.copying,
      reporting: machines.reporting,
      progress,
      open: isOpen ? key : null,
      viewed: isViewing ? key : null,
      ofPeer,
      now,
      menuAt,
      find,
      onPress: (pressed) => menu.send({ type: 'menu.pressed', key: pressed }),
      onRelease: () => menu.send({ type: 'menu.released' }),
      onMenu: (opened) => menu.send({ type: 'menu.opened', key: opened }),
      onView: (viewed) => menu.send({ type: 'menu.viewed', key: viewed }),
      onPeerMenu: () => menu.send({ type: 'menu.ofPeerOpened' }),
      onBlockWanted: () => menu.send({ type: 'menu.blockWanted' }),
      onClose: () => menu.send({ type: 'menu.closed' }),
      onQuote: (quote) => composer.send({ type: 'composer.quoted', quote }),
      onRecall: (id) => thread.send({ type: 'thread.actChosen', act: { kind: 'recall', id } }),
      onRewrite: (text) => composer.send({ type: 'composer.rewritten', text }),
      onRetry: (clientId) => thread.send({ type: 'thread.retried', clientId }),
      onDiscard: (clientId) => thread.send({ type: 'thread.discarded', clientId }),
    }),
    [
      own,
      peerName,
      cards,
      machines,
      progress,
      isOpen,
      isViewing,
      ofPeer,
      key,
      now,
      menuAt,
      find,
      menu,
      composer,
      thread,
    ],
  );
  const onSight = useCallback(
    (atEnd: boolean) => thread.send({ type: atEnd ? 'thread.endSeen' : 'thread.endLeft' }),
    [thread],
  );
  return useMemo(
    () => (
      <ChatView
        status={status}
        rows={rows}
        parts={parts}
        composer={composer}
        onDesktop={onDesktop}
        height={height}
        reconnecting={reconnecting}
        onFind={(event) => finding.send(event)}
        onReload={() => thread.send({ type: 'thread.reloadRequested' })}
        onOlder={() => thread.send({ type: 'thread.olderWanted' })}
        onSight={onSight}
        onOutbox={() => thread.send({ type: 'thread.outboxWanted' })}
        onBlock={(blocked) => thread.send({ type: 'thread.actChosen', act: { kind: 'block', blocked } })}
      />
    ),
    [status, rows, parts, composer, onDesktop, height, reconnecting, thread, finding, onSight],
  );
}

interface Own {
  readonly userId: string;
  readonly name: string;
}

/** The conversation with another member. Each one needs a key of its own. */
export function ChatPane(props: ChatPaneProps): ReactElement | null {
  const { user } = useWhoIsHere();
  const userId = user?.userId ?? null;
  const name = user?.name ?? '';
  const own = useMemo(() => (userId === null ? null : { userId, name }), [userId, name]);
  return own === null ? null : <Conversation {...props} own={own} />;
}

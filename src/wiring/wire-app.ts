import { fromCallback } from 'xstate';
import { appMachine } from '../application/shell/app/machine';
import { chunkRecoveryActors } from '../application/shell/chunk-recovery/actors';
import { chunkRecoveryMachine } from '../application/shell/chunk-recovery/machine';
import { messageSocketActors } from '../application/messages/message-socket/actors';
import { messageSocketMachine } from '../application/messages/message-socket/machine';
import { navigationActors } from '../application/shell/navigation/actors';
import { navigationMachine } from '../application/shell/navigation/machine';
import { noticesActors } from '../application/shell/notices/actors';
import { noticesMachine } from '../application/shell/notices/machine';
import { privacyActors } from '../application/session/privacy-agreement/actors';
import { privacyMachine } from '../application/session/privacy-agreement/machine';
import { sessionActors } from '../application/session/session/actors';
import { sessionMachine } from '../application/session/session/machine';
import { unreadCountActors } from '../application/messages/unread-count/actors';
import { unreadCountMachine } from '../application/messages/unread-count/machine';
import { userInfoActors } from '../application/session/user-info/actors';
import { userInfoMachine } from '../application/session/user-info/machine';
import type { Clock } from '../ports/clock';
import type { Connection } from '../ports/connection';
import type { FormDrafts } from '../ports/form-drafts';
import type { KeyValueStorage } from '../ports/key-value-storage';
import type { LayerStack } from '../ports/layer-stack';
import type { MemberConsents } from '../ports/member-consents';
import type { MessageSocket } from '../ports/message-socket';
import type { PlatformBridge } from '../ports/platform-bridge';
import type { PageHistory } from '../ports/page-history';
import type { SessionPeers } from '../ports/session-peers';
import type { PageLifecycle } from '../ports/page-lifecycle';
import type { TokenStore } from '../ports/token-store';
import type { UnderWay } from '../ports/under-way';
import type { CallOf } from '../ports/gateways';

export interface AppWiring {
  readonly callOf: CallOf;
  readonly tokens: TokenStore;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly connection: Connection;
  readonly history: PageHistory;
  readonly lifecycle: Pick<PageLifecycle, 'reload' | 'reach'>;
  readonly socket: MessageSocket;
  readonly layers: LayerStack;
  readonly bridge: Pick<PlatformBridge, 'exit'>;
  readonly peers: SessionPeers;
  readonly drafts: Pick<FormDrafts, 'discardOthers'>;
  readonly members: MemberConsents;
  readonly underWay: UnderWay;
}

/** The application's machine with every long-lived flow wired to its ports. */
export const wireApp = (ports: AppWiring) => {
  const {
    callOf,
    tokens,
    storage,
    clock,
    connection,
    history,
    lifecycle,
    socket,
    layers,
    bridge,
    peers,
    drafts,
    members,
    underWay,
  } = ports;
  const account = {
    logout: callOf(({ account: calls }) => calls.logout),
    renewToken: callOf(({ account: calls }) => calls.renewToken),
    currentUser: callOf(({ account: calls }) => calls.currentUser),
  };
  const unreadCount = callOf(({ message }) => message.unreadCount);
  return appMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: sessionActors({ account, tokens, storage, clock, peers, drafts }),
      }),
      userInfo: userInfoMachine.provide({
        actors: userInfoActors({ account, connection }),
      }),
      unreadCount: unreadCountMachine.provide({ actors: unreadCountActors({ unreadCount }) }),
      messageSocket: messageSocketMachine.provide({ actors: messageSocketActors(socket) }),
      notices: noticesMachine.provide({ actors: noticesActors(layers, connection) }),
      privacy: privacyMachine.provide({
        actors: privacyActors({ storage, clock, members, bridge }),
      }),
      navigation: navigationMachine.provide({ actors: navigationActors({ history, storage }) }),
      chunkRecovery: chunkRecoveryMachine.provide({
        actors: chunkRecoveryActors({ clock, storage, connection, lifecycle, underWay }),
      }),
      reloadPage: fromCallback(() => lifecycle.reload()),
    },
  });
};

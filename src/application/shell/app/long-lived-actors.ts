import type { Actor, ActorRefFrom } from 'xstate';
import type { AppMachine } from './machine';
import type { chunkRecoveryMachine } from '../chunk-recovery/machine';
import type { loadingIndicatorMachine } from '../loading-indicator/machine';
import type { messageSocketMachine } from '../../messages/message-socket/machine';
import type { navigationMachine } from '../navigation/machine';
import type { noticesMachine } from '../notices/machine';
import type { PrivacyMachine } from '../../session/privacy-agreement/machine';
import type { sessionMachine } from '../../session/session/machine';
import type { unreadCountMachine } from '../../messages/unread-count/machine';
import type { userInfoMachine } from '../../session/user-info/machine';

/** The actors that live as long as the application. */
export interface AppFlows {
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
  readonly privacy: ActorRefFrom<PrivacyMachine>;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly userInfo: ActorRefFrom<typeof userInfoMachine>;
  readonly unreadCount: ActorRefFrom<typeof unreadCountMachine>;
  readonly notices: ActorRefFrom<typeof noticesMachine>;
  readonly loadingIndicator: ActorRefFrom<typeof loadingIndicatorMachine>;
  readonly messageSocket: ActorRefFrom<typeof messageSocketMachine>;
  readonly chunkRecovery: ActorRefFrom<typeof chunkRecoveryMachine>;
}

const there = <A>(actor: A | undefined, name: string): A => {
  if (actor === undefined) throw new Error(`app: the actor "${name}" is not running`);
  return actor;
};

/**
 * Returns the actors that live as long as the application, for views to select from and send to.
 * @throws when one of them is not running
 */
export const longLivedActors = (app: Actor<AppMachine>): AppFlows => {
  const { children } = app.getSnapshot();
  return {
    privacy: there(children.privacy, 'privacy'),
    navigation: there(children.navigation, 'navigation'),
    session: there(children.session, 'session'),
    userInfo: there(children.userInfo, 'userInfo'),
    unreadCount: there(children.unreadCount, 'unreadCount'),
    notices: there(children.notices, 'notices'),
    loadingIndicator: there(children.loadingIndicator, 'loadingIndicator'),
    messageSocket: there(children.messageSocket, 'messageSocket'),
    chunkRecovery: there(children.chunkRecovery, 'chunkRecovery'),
  };
};

import type { Actor } from 'xstate';
import type { AppMachine } from '../application/shell/app/machine';
import type { AppFlows } from '../ui/frame/context/flows';

const there = <A>(actor: A | undefined, name: string): A => {
  if (actor === undefined) throw new Error(`app: the actor "${name}" is not running`);
  return actor;
};

/** The actors that live as long as the application, for views to select from and send to. */
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

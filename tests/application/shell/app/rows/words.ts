import type { EventObject } from 'xstate';
import type { AppFact } from '../../../../../src/application/shell/app/app-events';
import { user } from '../../../../support/samples/user';
import { ended, first, heard } from '../samples';

export const to = (id: string) => (event: EventObject & Readonly<Record<string, unknown>>) => ({
  to: id,
  event,
});
export const [toSession, toUserInfo, toUnread] = [to('session'), to('userInfo'), to('unreadCount')];
export const [toSocket, toNotices, toNavigation] = [to('messageSocket'), to('notices'), to('navigation')];
export const reported = (...facts: readonly AppFact[]): readonly EventObject[] => facts;

export const everyFlow = [
  'hearing',
  'notices',
  'loadingIndicator',
  'chunkRecovery',
  'unreadCount',
  'messageSocket',
  'userInfo',
  'privacy',
  'navigation',
  'session',
];

export const opened = heard({ type: 'session.opened', token: first });
export const loaded = heard({ type: 'userInfo.loaded', user: user() });
export const loggedIn = [opened, loaded];
export const farewell = [...loggedIn, ended('deactivated')];

export const askForUser = toUserInfo({ type: 'userInfo.requested' });
export const goOn = toNavigation({ type: 'login.completed' });
export const toPrivacy = to('privacy');
export const tick = toPrivacy({ type: 'privacy.ticked' });
export const refresh = toUnread({ type: 'unread.refreshRequested' });
export const clearing = [
  toUserInfo({ type: 'userInfo.cleared' }),
  toUnread({ type: 'unread.cleared' }),
  toSocket({ type: 'socket.closeRequested' }),
];
export const clearNotices = toNotices({ type: 'notice.cleared' });
export const goHome = toNavigation({ type: 'session.ended' });
export const cleared = { token: null, userId: null };

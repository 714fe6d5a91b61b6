import { useSelector } from '@xstate/react';
import { selectSessionStatus } from '../../../application/session/session/status';
import { selectUnreadCountStatus } from '../../../application/messages/unread-count/status';
import { selectUserInfoStatus } from '../../../application/session/user-info/status';
import { unreadBadge } from '../../../domain/message/unread-badge';
import type { User } from '../../../domain/user/user';
import { useFlows } from './flows';

/** The user who looks at the page, reduced to what the page shows of them. */
export interface WhoIsHere {
  readonly loggedIn: boolean;
  /** Null for a visitor, and while user info is loading. */
  readonly user: User | null;
  /** The unread badge; null when nothing is unread. */
  readonly unread: string | null;
}

export const useWhoIsHere = (): WhoIsHere => {
  const { app } = useFlows();
  const session = useSelector(app.session, selectSessionStatus);
  const { user } = useSelector(app.userInfo, selectUserInfoStatus);
  const { count } = useSelector(app.unreadCount, selectUnreadCountStatus);
  return { loggedIn: session.phase !== 'anonymous', user, unread: unreadBadge(count) };
};

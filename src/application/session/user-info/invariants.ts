import type { SnapshotFrom } from 'xstate';
import type { UserInfoMachine } from './machine';

type UserInfo = SnapshotFrom<UserInfoMachine>;
interface Last {
  readonly from: UserInfo;
  readonly event: { readonly type: string };
}

const connectionBack = 'xstate.done.actor.connectionBack';

/** What holds in every reachable state of user info. */
export const userInfoInvariants: Readonly<Record<string, (now: UserInfo, last?: Last) => boolean>> = {
  '[SES-04] a user is known whenever user info is loaded': (now) =>
    !now.matches('loaded') || now.context.user !== null,
  '[SES-02] a deactivated account is never taken as the user': (now) => now.context.user?.isRemoved !== true,
  '[LOG-08] after clearing no user is known and no call is under way': (now, last) =>
    last?.event.type !== 'userInfo.cleared' || (now.matches('absent') && now.context.user === null),
  '[SES-01] user info is asked for only in its state': (now) =>
    now.matches('loading') === (now.children.loadUser !== undefined),
  '[SES-03] staying keeps the page as it is until the next navigation, or until the connection is back': (
    now,
    last,
  ) =>
    last === undefined ||
    !last.from.matches('stayed') ||
    now.matches('stayed') ||
    ['navigation.happened', 'userInfo.requested', 'userInfo.cleared', connectionBack].includes(
      last.event.type,
    ),
};

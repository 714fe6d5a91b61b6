import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { logoutDialog } from '../../../application/app/text';
import { selectResourceStatus } from '../../../application/resource/status';
import { selectSessionStatus } from '../../../application/session/status';
import { selectUnreadCountStatus } from '../../../application/unread-count/status';
import { selectUserInfoStatus } from '../../../application/user-info/status';
import { selectStanding } from '../../../application/verification/standing';
import { selectVerificationStatus } from '../../../application/verification/status';
import { whatWaits } from '../../../domain/member/what-waits';
import { useFlows } from '../../app/flows';
import { useSettings } from '../../app/use-settings';
import { useMembership, useOwnOrders } from '../../app/use-membership';
import { MembershipCard } from '../../parts/membership-card/membership-card';
import { EarlierNotice } from '../../parts/notice-bar/earlier-notice';
import { Counts } from './counts';
import { RecentOrders } from './recent-orders';
import { Known, UserView, type KnownProps } from './view';
import { Waits } from './waits';
import { useInspected } from '../../parts/inspected';

/** Follows one's verification: what is decided while the page is open is seen on it. */
function Own({ user, ...parts }: Omit<KnownProps, 'standing'>): ReactElement {
  const { userId, prove } = user;
  const verification = useActorRef(
    useFlows().bundle('mine').verification,
    useInspected({
      input: { userId, prove, wish: 'follow' },
    }),
  );
  const standing = selectStanding(prove, useSelector(verification, selectVerificationStatus));
  return <Known {...parts} user={user} standing={standing} />;
}

function OwnFigures(): ReactElement {
  const { app, bundle } = useFlows();
  const counts = useActorRef(bundle('mine').counts, useInspected({ input: { input: undefined } }));
  const unread = useSelector(app.unreadCount, selectUnreadCountStatus).count;
  return (
    <Counts
      status={useSelector(counts, selectResourceStatus)}
      unread={unread}
      onReload={() => counts.send({ type: 'resource.reloadRequested' })}
    />
  );
}

/** The page about oneself. Logging out is asked about first, and covers the page while the server is told (LAY-05). */
export default function UserScreen(): ReactElement {
  const { session, userInfo, notices } = useFlows().app;
  const status = useSelector(userInfo, selectUserInfoStatus);
  const { phase } = useSelector(session, selectSessionStatus);
  const loggingOut = phase === 'loggingOut';

  const { status: orders, onReload } = useOwnOrders();
  const { value: own } = useMembership('mine').status;
  const { settings, onToggleSidebar } = useSettings();
  const now = useFlows().now();
  const list = orders.value?.items ?? [];
  const parts = {
    loggingOut,
    side: settings.device === 'desktop' ? { open: settings.sidebar, onToggle: onToggleSidebar } : null,
    earlier: <EarlierNotice status={orders} now={now} />,
    figures: <OwnFigures />,
    work: (
      <>
        <Waits waits={whatWaits(list, own, now)} orders={orders} now={now} onReload={onReload} />
        <RecentOrders orders={list} />
      </>
    ),
    membership:
      own === null ? null : (
        <div className="me-membership">
          <MembershipCard membership={own} now={now} />
        </div>
      ),
    onLogout: () => notices.send({ type: 'notice.dialog', ...logoutDialog }),
  };
  return (
    <UserView
      status={status}
      {...parts}
      known={(user) => <Own key={`${user.userId} ${user.prove ?? ''}`} user={user} {...parts} />}
      onReload={() => userInfo.send({ type: 'userInfo.requested' })}
    />
  );
}

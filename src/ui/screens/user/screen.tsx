import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { UnsentMachine } from '../../../application/messages/unsent/machine';
import { logoutDialogFor } from '../../../application/messages/unsent/text';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import { selectSessionStatus } from '../../../application/session/session/status';
import { selectUnreadCountStatus } from '../../../application/messages/unread-count/status';
import { selectUserInfoStatus } from '../../../application/session/user-info/status';
import { selectStanding } from '../../../application/member/verification/standing';
import type { SettingsMachine } from '../../../application/shell/settings/machine';
import type { VerificationMachine } from '../../../application/member/verification/machine';
import { selectVerificationStatus } from '../../../application/member/verification/status';
import type { Membership } from '../../../../contract/membership/membership';
import type { WaitingList } from '../../../../contract/waiting/waiting';
import type { Order } from '../../../../contract/order/order';
import type { MemberCounts } from '../../../domain/member/member-counts';
import type { Page } from '../../../domain/page/page';
import { useFlows } from '../../frame/context/flows';
import { useSettings } from '../../frame/context/use-settings';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { MembershipCard } from '../../features/payment/membership-card/membership-card';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { Counts } from './counts';
import { RecentOrders } from './recent-orders';
import { Known, UserView, type KnownProps } from './view';
import { Waits } from './waits';

/** Follows the user's verification: a decision is shown while the page is open. */
interface OwnProps extends Omit<KnownProps, 'standing'> {
  readonly machine: VerificationMachine;
}

function Own({ machine, user, ...parts }: OwnProps): ReactElement {
  const { userId, prove } = user;
  const verification = usePartFlow(machine, { userId, prove, wish: 'follow' });
  const standing = selectStanding(prove, useSelector(verification, selectVerificationStatus));
  return <Known {...parts} user={user} standing={standing} />;
}

type OwnCounts = ActorRefFrom<ResourceMachine<undefined, MemberCounts>>;

function OwnFigures({ counts }: { readonly counts: OwnCounts }): ReactElement {
  const { app } = useFlows();
  const unread = useSelector(app.unreadCount, selectUnreadCountStatus).count;
  return (
    <Counts
      status={useSelector(counts, selectResourceStatus)}
      unread={unread}
      onReload={() => counts.send({ type: 'resource.reloadRequested' })}
    />
  );
}

export interface UserScreenProps {
  readonly flows: {
    readonly counts: OwnCounts;
    readonly waiting: ActorRefFrom<ResourceMachine<undefined, WaitingList>>;
    readonly orders: ActorRefFrom<ResourceMachine<undefined, Page<Order>>>;
    readonly membership: ActorRefFrom<ResourceMachine<undefined, Membership>>;
    readonly settings: ActorRefFrom<SettingsMachine>;
    readonly verification: VerificationMachine;
    readonly unsent: ActorRefFrom<UnsentMachine>;
  };
}

/** The page about the user. Logging out asks first, and covers the page during the server's call (LAY-05). */
export function UserScreen({ flows }: UserScreenProps): ReactElement {
  const { session, userInfo, notices } = useFlows().app;
  const status = useSelector(userInfo, selectUserInfoStatus);
  const { phase } = useSelector(session, selectSessionStatus);
  const loggingOut = phase === 'loggingOut';

  const orders = useSelector(flows.orders, selectResourceStatus<undefined, Page<Order>>);
  const own = useSelector(flows.membership, selectResourceStatus<undefined, Membership>).value;
  const { settings, onToggleSidebar, onSwitchSize } = useSettings(flows.settings);
  const now = useFlows().now();
  const unsent = useSelector(flows.unsent, ({ context }) => context.count);
  const parts = {
    loggingOut,
    side: settings.device === 'desktop' ? { open: settings.sidebar, onToggle: onToggleSidebar } : null,
    earlier: <EarlierNotice status={orders} now={now} />,
    figures: <OwnFigures counts={flows.counts} />,
    work: (
      <>
        <Waits
          status={useSelector(flows.waiting, selectResourceStatus<undefined, WaitingList>)}
          now={now}
          onReload={() => flows.waiting.send({ type: 'resource.reloadRequested' })}
        />
        <RecentOrders
          status={orders}
          onReload={() => flows.orders.send({ type: 'resource.reloadRequested' })}
        />
      </>
    ),
    membership:
      own === null ? null : (
        <div className="me-membership">
          <MembershipCard membership={own} now={now} />
        </div>
      ),
    large: { on: settings.size === 'large', onSwitch: onSwitchSize },
    onLogout: () => notices.send({ type: 'notice.dialog', ...logoutDialogFor(unsent) }),
  };
  return (
    <UserView
      status={status}
      {...parts}
      known={(user) => (
        <Own key={`${user.userId} ${user.prove ?? ''}`} machine={flows.verification} user={user} {...parts} />
      )}
      onReload={() => userInfo.send({ type: 'userInfo.requested' })}
    />
  );
}

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, type ReactElement } from 'react';
import { logoutDialog } from '../../../application/app/text';
import { selectResourceStatus } from '../../../application/resource/status';
import { selectSessionStatus } from '../../../application/session/status';
import { selectUserInfoStatus } from '../../../application/user-info/status';
import { selectStanding } from '../../../application/verification/standing';
import { selectVerificationStatus } from '../../../application/verification/status';
import type { User } from '../../../domain/user/user';
import { useFlows } from '../../app/flows';
import { useMembership } from '../../app/use-membership';
import { MembershipCard } from '../../parts/membership-card/membership-card';
import { Counts } from './counts';
import { Known, UserView } from './view';

/** Follows one's verification: what is decided while the page is open is seen on it. */
function Own({ user }: { readonly user: User }): ReactElement {
  const { userId, prove } = user;
  const verification = useActorRef(useFlows().bundle('mine').verification, {
    input: { userId, prove, wish: 'follow' },
  });
  const standing = selectStanding(prove, useSelector(verification, selectVerificationStatus));
  return <Known user={user} standing={standing} />;
}

function OwnCounts(): ReactElement {
  const counts = useActorRef(useFlows().bundle('mine').counts, { input: { input: undefined } });
  return (
    <Counts
      status={useSelector(counts, selectResourceStatus)}
      onReload={() => counts.send({ type: 'resource.reloadRequested' })}
    />
  );
}

function OwnMembership(): ReactElement | null {
  const { value } = useMembership('mine').status;
  const { now } = useFlows();
  return value === null ? null : (
    <div className="me-membership">
      <MembershipCard membership={value} now={now()} />
    </div>
  );
}

/** The page about oneself. Logging out is asked about first, and covers the page while the server is told (LAY-05). */
export default function UserScreen(): ReactElement {
  const { session, userInfo, notices, loadingIndicator } = useFlows().app;
  const status = useSelector(userInfo, selectUserInfoStatus);
  const { phase } = useSelector(session, selectSessionStatus);
  const loggingOut = phase === 'loggingOut';

  useEffect(() => {
    if (!loggingOut) return;
    loadingIndicator.send({ type: 'loading.started', overlay: true });
    return () => loadingIndicator.send({ type: 'loading.ended' });
  }, [loggingOut, loadingIndicator]);

  return (
    <UserView
      status={status}
      loggingOut={loggingOut}
      known={(user) => <Own key={`${user.userId} ${user.prove ?? ''}`} user={user} />}
      counts={<OwnCounts />}
      membership={<OwnMembership />}
      onLogout={() => notices.send({ type: 'notice.dialog', ...logoutDialog })}
      onReload={() => userInfo.send({ type: 'navigation.happened' })}
    />
  );
}

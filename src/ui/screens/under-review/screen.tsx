import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectUserInfoStatus } from '../../../application/user-info/status';
import { selectVerificationStatus } from '../../../application/verification/status';
import { useFlows } from '../../app/flows';
import { UnderReviewView } from './view';
import { useInspected } from '../../parts/inspected';

/** How far one's verification is; a decision is heard at once. */
export default function UnderReviewScreen(): ReactElement {
  const { app, bundle } = useFlows();
  const { user } = useSelector(app.userInfo, selectUserInfoStatus);
  const own = useActorRef(
    bundle('verification').own,
    useInspected({
      input: { userId: user?.userId ?? null, prove: user?.prove ?? null, wish: 'follow' },
    }),
  );
  return (
    <UnderReviewView
      status={useSelector(own, selectVerificationStatus)}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
      onReload={() => own.send({ type: 'verification.reloadRequested' })}
    />
  );
}

import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectUserInfoStatus } from '../../../application/user-info/status';
import { selectVerificationStatus } from '../../../application/verification/status';
import type { User } from '../../../domain/user/user';
import { useFlows } from '../../app/flows';
import { VerificationView, WaitingForUser } from './view';
import { useInspected } from '../../parts/inspected';

/** Handing in what is to be verified. It begins when it is known whose it is, for the draft is theirs. */
export default function VerificationScreen(): ReactElement {
  const { navigation, userInfo } = useFlows().app;
  const { user, phase } = useSelector(userInfo, selectUserInfoStatus);
  const onBack = () => navigation.send({ type: 'navigation.backRequested' });
  if (user === null && phase !== 'stayed') return <WaitingForUser onBack={onBack} />;
  return <Own key={user?.userId ?? ''} user={user} onBack={onBack} />;
}

function Own({ user, onBack }: { readonly user: User | null; readonly onBack: () => void }): ReactElement {
  const own = useActorRef(
    useFlows().bundle('verification').own,
    useInspected({
      input: { userId: user?.userId ?? null, prove: user?.prove ?? null, wish: 'apply' },
    }),
  );
  const status = useSelector(own, selectVerificationStatus);
  return <VerificationView status={status} send={(event) => own.send(event)} onBack={onBack} />;
}

import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectUserInfoStatus } from '../../../application/session/user-info/status';
import type { VerificationMachine } from '../../../application/member/verification/machine';
import { selectVerificationStatus } from '../../../application/member/verification/status';
import type { User } from '../../../domain/user/user';
import { useFlows } from '../../frame/context/flows';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { VerificationView, WaitingForUser } from './view';

export interface VerificationScreenProps {
  readonly flows: { readonly own: VerificationMachine };
}

/** Handing in what is to be verified. It begins when it is known whose it is, for the draft is theirs. */
export function VerificationScreen({ flows }: VerificationScreenProps): ReactElement {
  const { userInfo } = useFlows().app;
  const { user, phase } = useSelector(userInfo, selectUserInfoStatus);
  if (user === null && phase !== 'stayed') return <WaitingForUser />;
  return <Own key={user?.userId ?? ''} machine={flows.own} user={user} />;
}

interface OwnProps {
  readonly machine: VerificationMachine;
  readonly user: User | null;
}

function Own({ machine, user }: OwnProps): ReactElement {
  const own = usePartFlow(machine, {
    userId: user?.userId ?? null,
    prove: user?.prove ?? null,
    wish: 'apply',
  });
  const status = useSelector(own, selectVerificationStatus);
  return <VerificationView status={status} send={(event) => own.send(event)} />;
}

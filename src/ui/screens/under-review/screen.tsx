import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { VerificationMachine } from '../../../application/member/verification/machine';
import { selectVerificationStatus } from '../../../application/member/verification/status';
import { useFlows } from '../../frame/context/flows';
import { UnderReviewView } from './view';

export interface UnderReviewScreenProps {
  readonly flows: { readonly own: ActorRefFrom<VerificationMachine> };
}

/** How far one's verification is; a decision is heard at once. */
export function UnderReviewScreen({ flows: { own } }: UnderReviewScreenProps): ReactElement {
  const { app } = useFlows();
  return (
    <UnderReviewView
      status={useSelector(own, selectVerificationStatus)}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
      onReload={() => own.send({ type: 'verification.reloadRequested' })}
    />
  );
}

import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { VerificationMachine } from '../../../application/verification/machine';
import { selectVerificationStatus } from '../../../application/verification/status';
import { useFlows } from '../../given/flows';
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

import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { VerificationMachine } from '../../../application/member/verification/machine';
import { selectVerificationStatus } from '../../../application/member/verification/status';
import { UnderReviewView } from './view';

export interface UnderReviewScreenProps {
  readonly flows: { readonly own: ActorRefFrom<VerificationMachine> };
}

/** How far one's verification is; a decision is heard at once. */
export function UnderReviewScreen({ flows: { own } }: UnderReviewScreenProps): ReactElement {
  return (
    <UnderReviewView
      status={useSelector(own, selectVerificationStatus)}
      onReload={() => own.send({ type: 'verification.reloadRequested' })}
    />
  );
}

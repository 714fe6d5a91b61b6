import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { UnsubscribeMachine } from '../../../application/session/unsubscribe/machine';
import { selectUnsubscribeStatus } from '../../../application/session/unsubscribe/status';
import { UnsubscribeView } from './view';

export interface UnsubscribeScreenProps {
  readonly flows: { readonly leaving: ActorRefFrom<UnsubscribeMachine> };
}

/** Where an account is given up. Leaving the page leaves the account as it is. */
export function UnsubscribeScreen({ flows: { leaving } }: UnsubscribeScreenProps): ReactElement {
  const status = useSelector(leaving, selectUnsubscribeStatus);
  return <UnsubscribeView status={status} send={(event) => leaving.send(event)} />;
}

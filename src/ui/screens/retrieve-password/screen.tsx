import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { selectPhoneFormStatus } from '../../../application/session/phone-form/status';
import type { RetrievePasswordMachine } from '../../../application/session/retrieve-password/machine';
import {
  selectRetrievalLost,
  selectRetrievePasswordStatus,
} from '../../../application/session/retrieve-password/status';
import { useFlows } from '../../frame/context/flows';
import { useFormOf } from '../../features/account/phone-form/use-form-of';
import { errorScreenLater } from '../../frame/error-screen/error-screen-later';
import { RetrievePasswordView } from './view';

export interface RetrievePasswordScreenProps {
  readonly flows: { readonly retrieval: ActorRefFrom<RetrievePasswordMachine> };
}

/** A forgotten password. Leaving the page stops the flow and cancels its call (LOG-13). */
export function RetrievePasswordScreen({
  flows: { retrieval: flow },
}: RetrievePasswordScreenProps): ReactElement {
  const { product } = useFlows();
  const form = useFormOf(flow.getSnapshot().children.form);
  const status = useSelector(flow, selectRetrievePasswordStatus);
  const typed = useSelector(form, selectPhoneFormStatus);
  const lost = useSelector(flow, selectRetrievalLost);
  if (lost) return <errorScreenLater.Part status={500} />;
  return (
    <RetrievePasswordView
      status={status}
      form={typed}
      product={product}
      send={(event) => flow.send(event)}
      sendToForm={(event) => form.send(event)}
    />
  );
}

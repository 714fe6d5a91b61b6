import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectPhoneFormStatus } from '../../../application/phone-form/status';
import {
  selectRetrievalLost,
  selectRetrievePasswordStatus,
} from '../../../application/retrieve-password/status';
import { useFlows } from '../../app/flows';
import { useFormOf } from '../../parts/phone-form/use-form-of';
import { ErrorScreen } from '../error/error-screen';
import { RetrievePasswordView } from './view';
import { useInspected } from '../../parts/inspected';

/** A forgotten password. Leaving the page stops the flow and cancels its call (LOG-13). */
export default function RetrievePasswordScreen(): ReactElement {
  const { app, bundle, product, captchaAppid } = useFlows();
  const flow = useActorRef(bundle('password').retrieval, useInspected({ input: { appid: captchaAppid } }));
  const form = useFormOf(flow.getSnapshot().children.form);
  const status = useSelector(flow, selectRetrievePasswordStatus);
  const typed = useSelector(form, selectPhoneFormStatus);
  const lost = useSelector(flow, selectRetrievalLost);
  if (lost) return <ErrorScreen status={500} />;
  return (
    <RetrievePasswordView
      status={status}
      form={typed}
      product={product}
      send={(event) => flow.send(event)}
      sendToForm={(event) => form.send(event)}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
    />
  );
}

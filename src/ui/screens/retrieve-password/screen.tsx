import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectPhoneFormStatus } from '../../../application/phone-form/status';
import { selectRetrievePasswordStatus } from '../../../application/retrieve-password/status';
import { useFlows } from '../../app/flows';
import { useFormOf } from '../../parts/phone-form/use-form-of';
import { RetrievePasswordView } from './view';

/** A forgotten password. Leaving the page stops the flow and cancels its call (LOG-13). */
export default function RetrievePasswordScreen(): ReactElement {
  const { app, bundle, product, captchaAppid } = useFlows();
  const flow = useActorRef(bundle('password').retrieval, { input: { appid: captchaAppid } });
  const form = useFormOf(flow.getSnapshot().children.form);
  return (
    <RetrievePasswordView
      status={useSelector(flow, selectRetrievePasswordStatus)}
      form={useSelector(form, selectPhoneFormStatus)}
      product={product}
      send={(event) => flow.send(event)}
      sendToForm={(event) => form.send(event)}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
    />
  );
}

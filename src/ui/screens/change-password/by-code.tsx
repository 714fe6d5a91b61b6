import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectPhoneFormStatus } from '../../../application/phone-form/status';
import { selectRetrievePasswordStatus } from '../../../application/retrieve-password/status';
import { useFlows } from '../../app/flows';
import { useFormOf } from '../../parts/phone-form/use-form-of';
import { ByCodeView } from './by-code-view';

/** A password for whoever never had one, or forgot it: by a code to the account's own phone (ACC-06). */
export function ByCode({ userName }: { readonly userName: string }): ReactElement {
  const { bundle, captchaAppid } = useFlows();
  const flow = useActorRef(bundle('mine').retrieval, { input: { appid: captchaAppid } });
  const form = useFormOf(flow.getSnapshot().children.form);
  return (
    <ByCodeView
      userName={userName}
      status={useSelector(flow, selectRetrievePasswordStatus)}
      form={useSelector(form, selectPhoneFormStatus)}
      send={(event) => flow.send(event)}
      sendToForm={(event) => form.send(event)}
    />
  );
}

import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { selectPhoneFormStatus } from '../../../application/phone-form/status';
import { selectFormLost } from '../../../application/way-in/status';
import { wayInOf, type WayIn } from '../../../domain/session/way-in';
import { useFlows } from '../../app/flows';
import { useFormOf } from '../../parts/phone-form/use-form-of';
import { ErrorScreen } from '../error/error-screen';
import { CodeLoginView } from './view';
import { useInspected } from '../../parts/inspected';

/** The ways in that begin with a phone and a code. Each has a flow of its own, left with its page (LOG-13). */
export default function CodeLoginScreen(): ReactElement {
  const { search } = useLocation();
  const way = wayInOf(search);
  return <Way key={way} way={way} query={search} />;
}

function Way({ way, query }: { readonly way: WayIn; readonly query: string }): ReactElement {
  const { app, bundle, product, captchaAppid } = useFlows();
  const flow = useActorRef(
    bundle('login').waysIn[way],
    useInspected({ input: { appid: captchaAppid, query } }),
  );
  const form = useFormOf(flow.getSnapshot().children.form);
  const lost = useSelector(flow, selectFormLost);
  const status = useSelector(form, selectPhoneFormStatus);
  if (lost) return <ErrorScreen status={500} />;
  return (
    <CodeLoginView
      way={way}
      status={status}
      product={product}
      send={(event) => form.send(event)}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
    />
  );
}

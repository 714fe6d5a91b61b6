import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLocation } from 'react-router-dom';
import { selectPhoneFormStatus } from '../../../application/session/phone-form/status';
import type { WayInMachine } from '../../../application/session/way-in/chart';
import { selectFormLost } from '../../../application/session/way-in/status';
import { wayInOf } from '../../../domain/session/way-in';
import { useFlows } from '../../frame/context/flows';
import { useFormOf } from '../../features/account/phone-form/use-form-of';
import { errorScreenLater } from '../../frame/error-screen/error-screen-later';
import { CodeLoginView } from './view';

export interface CodeLoginScreenProps {
  readonly flows: { readonly wayIn: ActorRefFrom<WayInMachine> };
}

/** The ways in that begin with a phone and a code. Each has a flow of its own, left with its page (LOG-13). */
export function CodeLoginScreen({ flows: { wayIn } }: CodeLoginScreenProps): ReactElement {
  const { product } = useFlows();
  const way = wayInOf(useLocation().search);
  const form = useFormOf(wayIn.getSnapshot().children.form);
  const lost = useSelector(wayIn, selectFormLost);
  const status = useSelector(form, selectPhoneFormStatus);
  if (lost) return <errorScreenLater.Part status={500} />;
  return <CodeLoginView way={way} status={status} product={product} send={(event) => form.send(event)} />;
}

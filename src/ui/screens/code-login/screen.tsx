import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLocation } from 'react-router-dom';
import { selectPhoneFormStatus } from '../../../application/phone-form/status';
import type { WayInMachine } from '../../../application/way-in/chart';
import { selectFormLost } from '../../../application/way-in/status';
import { wayInOf } from '../../../domain/session/way-in';
import { useFlows } from '../../given/flows';
import { useFormOf } from '../../parts/phone-form/use-form-of';
import { errorScreenLater } from '../error/error-screen-later';
import { CodeLoginView } from './view';

export interface CodeLoginScreenProps {
  readonly flows: { readonly wayIn: ActorRefFrom<WayInMachine> };
}

/** The ways in that begin with a phone and a code. Each has a flow of its own, left with its page (LOG-13). */
export function CodeLoginScreen({ flows: { wayIn } }: CodeLoginScreenProps): ReactElement {
  const { app, product } = useFlows();
  const way = wayInOf(useLocation().search);
  const form = useFormOf(wayIn.getSnapshot().children.form);
  const lost = useSelector(wayIn, selectFormLost);
  const status = useSelector(form, selectPhoneFormStatus);
  if (lost) return <errorScreenLater.Part status={500} />;
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

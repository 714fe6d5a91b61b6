import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { TicketChoices } from '../../../../contract/ticket/ticket';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import type { RegistrationMachine } from '../../../application/member/ticket/registration';
import type { User } from '../../../domain/user/user';
import { DetailStates } from '../../features/page/detail-page';
import { useResource } from '../../features/page/use-resource';
import { useFlows } from '../../frame/context/flows';
import { useNotFoundTitle } from '../../frame/context/use-own-title';
import { RegistrationPart } from './registration-part';
import { conferenceRegisterText as text } from './text';
import './style.css';

export interface ConferenceRegisterScreenProps {
  readonly user: User;
  readonly flows: {
    readonly choices: ActorRefFrom<ResourceMachine<string, TicketChoices>>;
    readonly form: RegistrationMachine;
  };
}

/** Registering for a conference (SCR-08, PAY-05). */
export function ConferenceRegisterScreen({
  user: { userId },
  flows: { choices, form },
}: ConferenceRegisterScreenProps): ReactElement {
  const now = useFlows().now();
  const { status, onReload } = useResource(choices);
  useNotFoundTitle(status.phase === 'notFound');
  const asked = new URLSearchParams(useLocation().search).get('type');
  return (
    <DetailStates
      status={status}
      onReload={onReload}
      text={text}
      shape="form"
      list="/conf"
      now={now}
      ready={(found) => (
        <RegistrationPart machine={form} choices={found} asked={asked} userId={userId} now={now} />
      )}
    />
  );
}

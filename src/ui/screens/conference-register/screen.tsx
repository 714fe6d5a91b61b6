import { useState, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { addressOf } from '../../../../contract/kind/address';
import type { TicketChoices } from '../../../../contract/ticket/ticket';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import type { RegistrationMachine } from '../../../application/member/ticket/registration';
import { typeInAddress } from '../../../domain/ticket/register-address';
import type { User } from '../../../domain/user/user';
import { DetailStates } from '../../features/page/detail-page';
import { useResource } from '../../features/page/use-resource';
import { useFlows } from '../../frame/context/flows';
import { useNotFoundTitle } from '../../frame/context/use-own-title';
import { ButtonLink } from '../../kit/action/button/button-link';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
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

interface RegisteringProps {
  readonly machine: RegistrationMachine;
  readonly choices: TicketChoices;
  readonly userId: string;
  readonly now: number;
}

/**
 * The form, as soon as a type of ticket can be chosen; it then stays, so that nothing typed is lost when the last place is
 * taken meanwhile. Where no type can be chosen, a panel says so.
 */
function Registering({ machine, choices, userId, now }: RegisteringProps): ReactElement {
  const asked = typeInAddress(useLocation().search);
  const open = choices.types.some(({ closed }) => closed === '');
  const [begun, begin] = useState(open);
  if (open && !begun) begin(true);
  if (open || begun)
    return <RegistrationPart machine={machine} choices={choices} asked={asked} userId={userId} now={now} />;
  return (
    <StatePanel picture="empty" title={text.none} text={text.noneText}>
      <ButtonLink kind="primary" to={addressOf('conference', { id: choices.conferenceId })}>
        {text.toConference}
      </ButtonLink>
      <ButtonLink to="/user/conf">{text.toTickets}</ButtonLink>
    </StatePanel>
  );
}

/** Registering for a conference (SCR-08, PAY-05). */
export function ConferenceRegisterScreen({
  user: { userId },
  flows: { choices, form },
}: ConferenceRegisterScreenProps): ReactElement {
  const now = useFlows().now();
  const { status, onReload } = useResource(choices);
  useNotFoundTitle(status.phase === 'notFound');
  return (
    <DetailStates
      status={status}
      onReload={onReload}
      text={text}
      shape="form"
      list="/conf"
      now={now}
      ready={(found) => <Registering machine={form} choices={found} userId={userId} now={now} />}
    />
  );
}

import { useState, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { PasswordFormMachine } from '../../../application/session/change-password/definition';
import type { DevicesMachine } from '../../../application/session/devices/machine';
import type { RetrievePasswordMachine } from '../../../application/session/retrieve-password/machine';
import { changesByCode } from '../../../domain/user/changes-by-code';
import type { User } from '../../../domain/user/user';
import { ByCode } from './by-code';
import { ByOld } from './by-old';

export interface ChangePasswordScreenProps {
  readonly user: User;
  readonly flows: {
    readonly byOld: PasswordFormMachine;
    readonly byCode: RetrievePasswordMachine;
    readonly devices: DevicesMachine;
  };
}

/** Account and security. Leaving the page stops its flows and cancels their calls. */
export function ChangePasswordScreen({ user, flows }: ChangePasswordScreenProps): ReactElement {
  const query = useLocation().search;
  // As it was at first: what the page says of a first password stays when the member has one from then on.
  const [atFirst] = useState(user);
  const { byCode, byOld, devices } = flows;
  if (changesByCode(query, atFirst)) return <ByCode machine={byCode} devices={devices} user={atFirst} />;
  return <ByOld machine={byOld} devices={devices} userName={user.userName} />;
}

import type { ReactElement, ReactNode } from 'react';
import type { OwnEnrolments } from '../../../../contract/enrolment/enrolment';
import type { EnrolmentForms } from '../../../application/member/enrolment/own-enrolments';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { loginAddress } from '../../../domain/access/decide-access';
import { enrolmentAddress } from '../../../domain/enrolment/possible';
import { wayAddress } from '../../../domain/session/way-in';
import type { User } from '../../../domain/user/user';
import { ButtonLink } from '../../kit/action/button/button-link';
import { MemberBones } from '../../frame/member-frame/member-frame';
import { Panel } from '../../kit/display/panel/panel';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { EnrolledRow } from './enrolled-row';
import { buyHundredAdText as text } from './text';

export interface MineProps {
  readonly loggedIn: boolean;
  /** Null for a visitor, and while the user is unknown. */
  readonly user: User | null;
  readonly status: ResourceStatus<OwnEnrolments>;
  readonly forms: EnrolmentForms;
  readonly now: number;
  readonly onReload: () => void;
}

interface WayProps {
  readonly said: string;
  readonly to: string;
  readonly children: ReactNode;
}

const Way = ({ said, to, children }: WayProps): ReactElement => (
  <div className="ad-way">
    <p>{said}</p>
    <ButtonLink kind="primary" to={to}>
      {children}
    </ButtonLink>
  </div>
);

const login = wayAddress(loginAddress, `?${new URLSearchParams({ redirect: enrolmentAddress }).toString()}`);

function Demands({ user, status, forms, now, onReload }: MineProps & { readonly user: User }): ReactElement {
  if (status.value === null)
    return status.phase === 'loading' ? (
      <MemberBones />
    ) : (
      <FailedPanel title={text.failed} failure={status.failure} onReload={onReload} />
    );
  const { demands, ...contact } = status.value;
  if (demands.length === 0)
    return (
      <Way said={text.publishText} to="/new_buy?kind=buy">
        {text.publish}
      </Way>
    );
  return (
    <ul className="ad-demands">
      {demands.map((demand) => (
        <EnrolledRow
          key={demand.buyId}
          demand={demand}
          contact={contact}
          forms={forms}
          userId={user.userId}
          now={now}
        />
      ))}
    </ul>
  );
}

function Inside(props: MineProps): ReactElement {
  const { loggedIn, user } = props;
  if (!loggedIn)
    return (
      <Way said={text.loginText} to={login}>
        {text.login}
      </Way>
    );
  if (user === null) return <MemberBones />;
  if (user.prove !== '1')
    return (
      <Way said={text.verifyText} to="/user/auditLogin">
        {text.verify}
      </Way>
    );
  return <Demands {...props} user={user} />;
}

/** The user's own demands with the state of each in the programme, or what to do first (SCR-02, ACC-05). */
export const Mine = (props: MineProps): ReactElement => (
  <Panel title={text.mine}>
    <Inside {...props} />
  </Panel>
);

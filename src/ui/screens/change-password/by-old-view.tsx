import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { ChangePasswordEvent } from '../../../application/change-password/events';
import type { ChangePasswordStatus } from '../../../application/change-password/status';
import { Told } from '../../parts/member-frame/told';
import { Panel } from '../../parts/panel/panel';
import { PasswordForm } from './password-form';
import { changePasswordPageText as text } from './text';

export interface ByOldViewProps {
  readonly status: ChangePasswordStatus;
  readonly send: (event: ChangePasswordEvent) => void;
}

/** A new password by the old one, and the way for who does not know it. */
export function ByOldView({ status, send }: ByOldViewProps): ReactElement {
  return (
    <Panel title={text.password}>
      {status.ended === null ? (
        <>
          <p className="member-text">{text.passwordLead}</p>
          <PasswordForm status={status} send={send} />
          <p className="member-text">
            {text.noOld}
            <Link to="/user/changePwd?by=code">{text.byCode}</Link>
          </p>
        </>
      ) : (
        <div className="member-text">
          <Told kind="done">{text.changed(status.ended)}</Told>
        </div>
      )}
    </Panel>
  );
}

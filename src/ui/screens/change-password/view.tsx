import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ChangePasswordEvent } from '../../../application/change-password/events';
import type { ChangePasswordStatus } from '../../../application/change-password/status';
import { Icon } from '../../parts/icon/icon';
import { Told } from '../../parts/member-frame/told';
import { Panel } from '../../parts/panel/panel';
import { PasswordForm } from './password-form';
import { changePasswordPageText as text } from './text';
import './style.css';

export interface ChangePasswordViewProps {
  readonly status: ChangePasswordStatus;
  readonly send: (event: ChangePasswordEvent) => void;
  /** The list of devices. */
  readonly children: ReactNode;
}

/** The password, where one is logged in, and the way to give the account up. */
export function ChangePasswordView({ status, send, children }: ChangePasswordViewProps): ReactElement {
  return (
    <>
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
      {children}
      <nav className="panel" aria-label={text.more}>
        <Link className="member-more" to="/user/unsubscribe">
          {text.more}
          <Icon name="forward" size={16} />
        </Link>
      </nav>
    </>
  );
}

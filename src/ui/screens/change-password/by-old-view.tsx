import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { Panel } from '../../kit/display/panel/panel';
import { PasswordForm, type PasswordFormProps } from './password-form';
import { changePasswordPageText as text } from './text';

/** A new password by the old one, and the way for who does not know it. */
export function ByOldView(props: PasswordFormProps): ReactElement {
  const { answer } = props.status;
  return (
    <Panel title={text.password}>
      {answer === null ? (
        <>
          <p className="member-text">{text.passwordLead}</p>
          <PasswordForm {...props} />
          <p className="member-text">
            {text.noOld}
            <Link to="/user/changePwd?by=code">{text.byCode}</Link>
          </p>
        </>
      ) : (
        <div className="member-text">
          <ResultNote kind="done">{text.changed(answer)}</ResultNote>
        </div>
      )}
    </Panel>
  );
}

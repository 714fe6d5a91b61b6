import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../kit/display/icon/icon';
import { changePasswordPageText as text } from './text';
import './style.css';

export interface SecurityViewProps {
  /** How the password is changed, or set. */
  readonly password: ReactNode;
  /** The list of devices. */
  readonly children: ReactNode;
}

/** The password, where one is logged in, and the way to give the account up. */
export function SecurityView({ password, children }: SecurityViewProps): ReactElement {
  return (
    <>
      {password}
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

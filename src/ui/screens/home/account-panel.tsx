import type { ReactElement } from 'react';
import type { User } from '../../../domain/user/user';
import { Avatar } from '../../kit/display/avatar/avatar';
import { UnreadBadge } from '../../kit/display/badge/unread-badge';
import { ButtonLink } from '../../kit/action/button/button-link';
import { afterFirstViewText as text } from './after-first-view-text';

export interface AccountPanelProps {
  readonly loggedIn: boolean;
  /** Null while it is loading, and for a visitor. */
  readonly user: User | null;
  readonly unread: string | null;
}

/** On a desktop, who is here and what waits for them; a phone has the tab bar for it. */
export function AccountPanel({ loggedIn, user, unread }: AccountPanelProps): ReactElement {
  if (!loggedIn)
    return (
      <div className="panel account">
        <h2>{text.visitorTitle}</h2>
        <p className="muted">{text.visitorText}</p>
        <ButtonLink kind="primary" block to="/login">
          {text.login}
        </ButtonLink>
      </div>
    );
  return (
    <div className="panel account">
      <div className="account-person">
        <Avatar picture={user?.avatar ?? null} name={user?.name ?? ''} />
        <div>
          <h2>{user?.name ?? text.self}</h2>
          <p className="muted">{user?.company}</p>
        </div>
      </div>
      <ButtonLink block to="/message">
        {text.messages}
        <UnreadBadge label={unread} />
      </ButtonLink>
    </div>
  );
}

import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../kit/display/avatar/avatar';
import { UnreadBadge } from '../../kit/display/badge/unread-badge';
import { ButtonLink } from '../../kit/action/button/button-link';
import { Icon } from '../../kit/display/icon/icon';
import { layoutText } from './text';

/** The user, reduced to what the frame shows of them. */
export type Account =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly name: string; readonly picture: string | null };

export interface SiteAccountProps {
  readonly account: Account;
  readonly unread: string | null;
  readonly current: string | null;
  /** Whether the page leaves the amber to the way to publish. */
  readonly leavesAmber: boolean;
}

/** The end of the top navigation: messages and oneself, or the way to log in. */
export function SiteAccount({ account, unread, current, leavesAmber }: SiteAccountProps): ReactElement {
  if (account.kind === 'visitor')
    return (
      <ButtonLink to="/login" small>
        {layoutText.login}
      </ButtonLink>
    );
  return (
    <div className="site-account">
      <Link
        to="/message"
        aria-label={layoutText.messagesWith(unread)}
        aria-current={current === 'message' ? 'page' : undefined}
      >
        <Icon name="message" />
        <UnreadBadge label={unread} />
      </Link>
      <Link to="/user" aria-label={layoutText.user} aria-current={current === 'user' ? 'page' : undefined}>
        <Avatar picture={account.picture} name={account.name} />
      </Link>
      <ButtonLink to="/new_buy" small kind={leavesAmber ? 'primary' : 'secondary'}>
        {layoutText.publish}
      </ButtonLink>
    </div>
  );
}

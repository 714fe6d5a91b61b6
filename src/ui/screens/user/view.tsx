import type { ReactElement, ReactNode } from 'react';
import type { UserInfoStatus } from '../../../application/user-info/status';
import type { Standing } from '../../../application/verification/standing';
import type { User } from '../../../domain/user/user';
import { PageHeading } from '../../layout/page-heading';
import { Button } from '../../parts/button/button';
import { Bone } from '../../parts/skeleton/bone';
import { Skeleton } from '../../parts/skeleton/skeleton';
import { partsText } from '../../parts/text';
import { Entries } from './entries';
import { ProfileHead } from './profile-head';
import { userText as text } from './text';
import { Verification } from './verification';
import './style.css';

export interface UserViewProps {
  readonly status: UserInfoStatus;
  readonly loggingOut: boolean;
  readonly onLogout: () => void;
  readonly onReload: () => void;
  /** Who one is, once that is known: see `Known`. */
  readonly known: (user: User) => ReactNode;
  /** How many of everything one has. */
  readonly counts: ReactNode;
  /** One's membership, where it is known. */
  readonly membership: ReactNode;
}

export interface KnownProps {
  readonly user: User;
  readonly standing: Standing;
}

/** Who one is and how far verified, with the next step. */
export function Known({ user, standing }: KnownProps): ReactElement {
  return (
    <>
      <ProfileHead user={user} reached={standing.reached} />
      {standing.next === null ? null : <Verification {...standing.next} />}
    </>
  );
}

function Head({ status, onReload, known }: UserViewProps): ReactElement {
  if (status.user !== null) return <>{known(status.user)}</>;
  return (
    <>
      <PageHeading hidden title={text.profile} />
      {status.phase === 'stayed' ? (
        <div className="profile profile-failed" role="alert">
          <p>
            <b>{text.failed}</b>
            <span className="muted">{text.failedText}</span>
          </p>
          <Button small onPress={onReload}>
            {partsText.reload}
          </Button>
        </div>
      ) : (
        <Skeleton>
          <div className="profile">
            <Bone shape="circle" />
            <div className="profile-words profile-bones">
              <Bone shape="short" />
              <Bone shape="line" />
            </div>
          </div>
        </Skeleton>
      )}
    </>
  );
}

export function UserView(props: UserViewProps): ReactElement {
  return (
    <div className="me">
      <Head {...props} />
      {props.membership}
      {props.counts}
      <Entries />
      <button
        type="button"
        className="me-block me-logout"
        aria-disabled={props.loggingOut || undefined}
        onClick={props.loggingOut ? undefined : props.onLogout}
      >
        {props.loggingOut ? text.loggingOut : text.logout}
      </button>
    </div>
  );
}

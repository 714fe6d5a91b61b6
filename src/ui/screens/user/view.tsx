import type { ReactElement, ReactNode } from 'react';
import type { UserInfoStatus } from '../../../application/session/user-info/status';
import type { Standing } from '../../../application/member/verification/standing';
import type { User } from '../../../domain/user/user';
import { PageTitle } from '../../kit/page/page-title';
import { Button } from '../../kit/action/button/button';
import { Bone } from '../../kit/state/skeleton/bone';
import { Skeleton } from '../../kit/state/skeleton/skeleton';
import { partsText } from '../../kit/text';
import { Entries, type LargeSwitch } from './entries';
import { ProfileHead } from './profile-head';
import { userText as text } from './text';
import { Verification } from './verification';
import { VerificationPanel } from './verification-panel';
import './style.css';

/** The parts of the page in addition to the user's data. */
interface UserParts {
  /** The age of the content below, when it is not current. */
  readonly earlier: ReactNode;
  /** How many of everything one has. */
  readonly figures: ReactNode;
  /** What waits for the member, and what they did last. */
  readonly work: ReactNode;
  /** One's membership, where it is known. */
  readonly membership: ReactNode;
  /** Only a wide window has a side column; null on a phone, which has one column (LAY-15). */
  readonly side: { readonly open: boolean; readonly onToggle: () => void } | null;
  /** 长辈版. */
  readonly large: LargeSwitch;
  readonly onLogout: () => void;
  readonly loggingOut: boolean;
}

export interface UserViewProps extends UserParts {
  readonly status: UserInfoStatus;
  readonly onReload: () => void;
  /** The page of whom one is, once that is known: see `Known`. */
  readonly known: (user: User) => ReactNode;
}

interface DashboardProps extends UserParts {
  readonly head: ReactNode;
  readonly verified: ReactNode;
}

/** What one is and where one can go. */
function Side({
  membership,
  verified,
  large,
  onLogout,
  loggingOut,
}: Pick<DashboardProps, 'membership' | 'verified' | 'large' | 'onLogout' | 'loggingOut'>): ReactElement {
  return (
    <>
      {membership}
      {verified}
      <Entries large={large} />
      <button
        type="button"
        className="me-block me-logout"
        aria-disabled={loggingOut || undefined}
        onClick={loggingOut ? undefined : onLogout}
      >
        {loggingOut ? text.loggingOut : text.logout}
      </button>
    </>
  );
}

/** Two columns in a wide window: the tasks, and next to them the user and the links; one on a phone. */
export function Dashboard({ earlier, head, work, side, ...own }: DashboardProps): ReactElement {
  const isOpen = side?.open ?? true;
  return (
    <div className={isOpen ? 'me' : 'me me-narrow'}>
      {earlier}
      <div className="me-main">
        {head}
        {work}
      </div>
      <div className="me-side">
        {isOpen ? <Side {...own} /> : null}
        {side === null ? null : (
          <button
            type="button"
            className={isOpen ? 'me-fold' : 'me-block me-fold'}
            aria-expanded={isOpen}
            onClick={side.onToggle}
          >
            {isOpen ? text.closeSide : text.openSide}
          </button>
        )}
      </div>
    </div>
  );
}

export interface KnownProps extends UserParts {
  readonly user: User;
  readonly standing: Standing;
}

/** Who one is and how far verified, with the next step. */
export function Known({ user, standing, ...parts }: KnownProps): ReactElement {
  const head = (
    <>
      <ProfileHead user={user} reached={standing.reached} figures={parts.figures} />
      {standing.next === null ? null : <Verification {...standing.next} />}
    </>
  );
  return (
    <Dashboard {...parts} head={head} verified={<VerificationPanel user={user} standing={standing} />} />
  );
}

function Unknown({ status, onReload, figures }: UserViewProps): ReactElement {
  return (
    <>
      <PageTitle hidden title={text.profile} />
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
      {status.phase === 'stayed' ? <div className="me-figures-alone">{figures}</div> : null}
    </>
  );
}

export function UserView(props: UserViewProps): ReactElement {
  const { status, known } = props;
  if (status.user !== null) return <>{known(status.user)}</>;
  return <Dashboard {...props} head={<Unknown {...props} />} verified={null} />;
}

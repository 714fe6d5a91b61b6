import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectAvatarEditStatus } from '../../../application/avatar-edit/status';
import { selectProfileEditStatus } from '../../../application/profile-edit/status';
import type { User } from '../../../domain/user/user';
import { useFlows } from '../../app/flows';
import { useMember } from '../../app/use-member';
import { MemberFrame } from '../../parts/member-frame/member-frame';
import { AvatarRow } from './avatar-row';
import { profilePageText as text } from './text';
import { ProfileView } from './view';
import { useInspected } from '../../parts/inspected';

function OwnAvatar({ user }: { readonly user: User }): ReactElement {
  const flow = useActorRef(useFlows().bundle('mine').avatarEdit, useInspected({}));
  const status = useSelector(flow, selectAvatarEditStatus);
  return <AvatarRow user={user} status={status} send={(event) => flow.send(event)} />;
}

function Profile({ user }: { readonly user: User }): ReactElement {
  const flow = useActorRef(
    useFlows().bundle('mine').profileEdit,
    useInspected({ input: { userId: user.userId } }),
  );
  const status = useSelector(flow, selectProfileEditStatus);
  return (
    <ProfileView status={status} send={(event) => flow.send(event)}>
      <OwnAvatar user={user} />
    </ProfileView>
  );
}

/** One's own profile, to see and to edit. Leaving the page keeps what was typed as a draft. */
export default function ProfileScreen(): ReactElement {
  return (
    <MemberFrame title={text.title} member={useMember()}>
      {(user) => <Profile user={user} />}
    </MemberFrame>
  );
}

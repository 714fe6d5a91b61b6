import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AvatarEditMachine } from '../../../application/avatar-edit/machine';
import { selectAvatarEditStatus } from '../../../application/avatar-edit/status';
import type { ProfileEditMachine } from '../../../application/profile-edit/machine';
import { selectProfileEditStatus } from '../../../application/profile-edit/status';
import type { User } from '../../../domain/user/user';
import { AvatarRow } from './avatar-row';
import { ProfileView } from './view';

interface OwnAvatarProps {
  readonly flow: ActorRefFrom<AvatarEditMachine>;
  readonly user: User;
}

function OwnAvatar({ flow, user }: OwnAvatarProps): ReactElement {
  const status = useSelector(flow, selectAvatarEditStatus);
  return <AvatarRow user={user} status={status} send={(event) => flow.send(event)} />;
}

export interface ProfileScreenProps {
  readonly user: User;
  readonly flows: {
    readonly avatar: ActorRefFrom<AvatarEditMachine>;
    readonly edit: ActorRefFrom<ProfileEditMachine>;
  };
}

/** One's own profile, to see and to edit. Leaving the page keeps what was typed as a draft. */
export function ProfileScreen({ user, flows: { avatar, edit } }: ProfileScreenProps): ReactElement {
  const status = useSelector(edit, selectProfileEditStatus);
  return (
    <ProfileView status={status} send={(event) => edit.send(event)}>
      <OwnAvatar flow={avatar} user={user} />
    </ProfileView>
  );
}

import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AvatarEditMachine } from '../../../application/member/avatar-edit/machine';
import { selectAvatarEditStatus } from '../../../application/member/avatar-edit/status';
import { selectFormStatus } from '../../../application/kit/form/status';
import type { ProfileFormMachine, ProfileGiven } from '../../../application/member/profile-edit/definition';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import { fieldsOf, type Profile, type ProfileFields } from '../../../domain/member/profile';
import type { User } from '../../../domain/user/user';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { AvatarRow } from './avatar-row';
import { ProfileForm } from './profile-form';
import { ProfileView } from './view';

interface OwnAvatarProps {
  readonly flow: ActorRefFrom<AvatarEditMachine>;
  readonly user: User;
}

function OwnAvatar({ flow, user }: OwnAvatarProps): ReactElement {
  const status = useSelector(flow, selectAvatarEditStatus);
  return <AvatarRow user={user} status={status} send={(event) => flow.send(event)} />;
}

interface OwnFormProps {
  readonly machine: ProfileFormMachine;
  readonly profile: Profile;
  readonly userId: string | null;
}

/** The form starts with the first loaded profile: loading it again does not replace the input. */
function OwnForm({ machine, profile, userId }: OwnFormProps): ReactElement {
  const flow = usePartFlow(machine, { userId, given: profile, initial: fieldsOf(profile) });
  const status = useSelector(flow, selectFormStatus<ProfileFields, ProfileGiven>);
  return <ProfileForm status={status} profile={profile} send={(event) => flow.send(event)} />;
}

export interface ProfileScreenProps {
  readonly user: User;
  readonly flows: {
    readonly avatar: ActorRefFrom<AvatarEditMachine>;
    readonly profile: ActorRefFrom<ResourceMachine<undefined, Profile>>;
    readonly edit: ProfileFormMachine;
  };
}

/** The user's own profile, shown and edited. Leaving the page keeps the input as a draft. */
export function ProfileScreen({ user, flows: { avatar, profile, edit } }: ProfileScreenProps): ReactElement {
  const status = useSelector(profile, selectResourceStatus<undefined, Profile>);
  return (
    <ProfileView status={status} onReload={() => profile.send({ type: 'resource.reloadRequested' })}>
      <OwnAvatar flow={avatar} user={user} />
      {status.value === null ? null : <OwnForm machine={edit} profile={status.value} userId={user.userId} />}
    </ProfileView>
  );
}

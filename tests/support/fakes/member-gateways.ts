import type { Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { LoginDevice } from '../../../src/domain/member/login-device';
import type { MemberCounts } from '../../../src/domain/member/member-counts';
import type { Profile, ProfileFields } from '../../../src/domain/member/profile';
import type { PushSettings } from '../../../src/domain/member/push-settings';
import type { CredentialsGateway, PasswordChange } from '../../../src/ports/credentials-gateway';
import type { DeviceGateway } from '../../../src/ports/device-gateway';
import type { ProfileGateway } from '../../../src/ports/profile-gateway';
import type { PushSettingsGateway } from '../../../src/ports/push-settings-gateway';
import { fakeCall, type FakeCall } from './pending-calls';

type Answered<Input, A> = FakeCall<Input, Either<GatewayFailure, A>>;

/** Records every call about the member; a test answers each when it wants. */
export const fakeMemberGateways = () => {
  const read: Answered<null, Profile> = fakeCall('read');
  const save: Answered<ProfileFields, void> = fakeCall('save');
  const saveAvatar: Answered<string, void> = fakeCall('saveAvatar');
  const counts: Answered<null, MemberCounts> = fakeCall('counts');
  const list: Answered<null, readonly LoginDevice[]> = fakeCall('list');
  const revoke: Answered<string, void> = fakeCall('revoke');
  const readPushes: Answered<null, PushSettings> = fakeCall('readPushes');
  const savePushes: Answered<{ kind: string; wanted: boolean }, PushSettings> = fakeCall('savePushes');
  const changePassword: Answered<PasswordChange, number> = fakeCall('changePassword');
  const unsubscribe: Answered<string, void> = fakeCall('unsubscribe');
  const profile: ProfileGateway = {
    read: (options) => read.call(null, options?.signal),
    save: (fields, options) => save.call(fields, options?.signal),
    saveAvatar: (id, options) => saveAvatar.call(id, options?.signal),
    counts: (options) => counts.call(null, options?.signal),
  };
  const devices: DeviceGateway = {
    list: (options) => list.call(null, options?.signal),
    revoke: (id, options) => revoke.call(id, options?.signal),
  };
  const pushes: PushSettingsGateway = {
    read: (options) => readPushes.call(null, options?.signal),
    save: (change, options) => savePushes.call(change, options?.signal),
  };
  const credentials: CredentialsGateway = {
    changePassword: (change, options) => changePassword.call(change, options?.signal),
    unsubscribe: (caption, options) => unsubscribe.call(caption, options?.signal),
  };
  return {
    ports: { profile, devices, pushes, credentials },
    calls: {
      read,
      save,
      saveAvatar,
      counts,
      list,
      revoke,
      readPushes,
      savePushes,
      changePassword,
      unsubscribe,
    },
  };
};

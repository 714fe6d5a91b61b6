import { credentialCalls } from '../../../contract/account/calls';
import { deviceCalls, profileCalls, pushCalls } from '../../../contract/member/calls';
import type { ProfileForms } from '../../../src/ports/profile-gateway';
import { fakeAsked } from './fake-asked';

/** Records every call about the member; a test answers each when it wants. */
export const fakeMemberGateways = () => {
  const { port: profile, ...ofProfile } = fakeAsked<typeof profileCalls, ProfileForms>(profileCalls);
  const { port: devices, ...ofDevices } = fakeAsked(deviceCalls);
  const { port: pushes, read: readPushes, save: savePushes } = fakeAsked(pushCalls);
  const { port: credentials, ...ofCredentials } = fakeAsked(credentialCalls);
  return {
    ports: { profile, devices, pushes, credentials },
    calls: { ...ofProfile, ...ofDevices, readPushes, savePushes, ...ofCredentials },
  };
};

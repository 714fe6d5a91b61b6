import { fakeFamily } from './fake-families';

/** Records every call about the member; a test answers each when it wants. */
export const fakeMemberGateways = () => {
  const { port: profile, ...ofProfile } = fakeFamily('profile');
  const { port: devices, ...ofDevices } = fakeFamily('device');
  const { port: pushes, read: readPushes, save: savePushes, schedule: schedulePushes } = fakeFamily('push');
  const { port: credentials, ...ofCredentials } = fakeFamily('credential');
  return {
    ports: { profile, devices, pushes, credentials },
    calls: { ...ofProfile, ...ofDevices, readPushes, savePushes, schedulePushes, ...ofCredentials },
  };
};

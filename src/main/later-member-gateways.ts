import type { CredentialsGateway } from '../ports/credentials-gateway';
import type { DeviceGateway } from '../ports/device-gateway';
import type { ProfileGateway } from '../ports/profile-gateway';
import type { PushSettingsGateway } from '../ports/push-settings-gateway';
import type { Gateways } from '../wiring/gateways';
import { callLater, type Later } from './later';

const laterProfile = (later: Later): ProfileGateway => {
  const call = callLater(() => later((tokens) => tokens.profileGateway));
  return {
    read: (options) => call((profile) => profile.read(options)),
    save: (fields, options) => call((profile) => profile.save(fields, options)),
    saveAvatar: (documentId, options) => call((profile) => profile.saveAvatar(documentId, options)),
    counts: (options) => call((profile) => profile.counts(options)),
  };
};

const laterDevices = (later: Later): DeviceGateway => {
  const call = callLater(() => later((tokens) => tokens.deviceGateway));
  return {
    list: (options) => call((devices) => devices.list(options)),
    revoke: (id, options) => call((devices) => devices.revoke(id, options)),
  };
};

const laterPushSettings = (later: Later): PushSettingsGateway => {
  const call = callLater(() => later((tokens) => tokens.pushSettingsGateway));
  return {
    read: (options) => call((settings) => settings.read(options)),
    save: (change, options) => call((settings) => settings.save(change, options)),
  };
};

const laterCredentials = (later: Later): CredentialsGateway => {
  const call = callLater(() => later((tokens) => tokens.credentialsGateway));
  return {
    changePassword: (change, options) => call((own) => own.changePassword(change, options)),
    unsubscribe: (caption, options) => call((own) => own.unsubscribe(caption, options)),
  };
};

/** What a member's own pages call, loaded with the first call. */
export const laterMemberGateways = (
  later: Later,
): Pick<Gateways, 'profile' | 'devices' | 'pushSettings' | 'credentials'> => ({
  profile: laterProfile(later),
  devices: laterDevices(later),
  pushSettings: laterPushSettings(later),
  credentials: laterCredentials(later),
});

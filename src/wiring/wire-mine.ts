import { avatarEditActors } from '../application/avatar-edit/actors';
import { avatarEditMachine } from '../application/avatar-edit/machine';
import { changePasswordActors } from '../application/change-password/actors';
import { changePasswordMachine } from '../application/change-password/machine';
import { devicesActors } from '../application/devices/actors';
import { devicesMachine } from '../application/devices/machine';
import { profileEditActors } from '../application/profile-edit/actors';
import { profileEditMachine } from '../application/profile-edit/machine';
import { pushSettingsActors } from '../application/push-settings/actors';
import { pushSettingsMachine } from '../application/push-settings/machine';
import { retrievePasswordActors } from '../application/retrieve-password/actors';
import { retrievePasswordMachine } from '../application/retrieve-password/machine';
import { settingsActors } from '../application/settings/actors';
import { settingsMachine } from '../application/settings/machine';
import { unsubscribeActors } from '../application/unsubscribe/actors';
import { unsubscribeMachine } from '../application/unsubscribe/machine';
import { concernsOrders } from '../domain/order/order-notice';
import { firstPage } from '../domain/page/page';
import type { PageBundles } from '../ui/app/page-bundles';
import type { PageWiring } from './page-wiring';
import { concernsMembership, paidNews } from './fresh-news';
import { wireChanging, wireResource } from './wire-resource';
import { wireVerification } from './wire-verification';

/** The flows of a member's own pages. */
export const wireMine = (ports: PageWiring): PageBundles['mine'] => {
  const {
    gateways,
    drafts,
    storage,
    clock,
    layers,
    random,
    bridge,
    connection,
    memberDesk: desk,
    pictures,
  } = ports;
  const { profile, devices, pushSettings, credentials, codes, upload: uploads } = gateways;
  const captcha = { provider: ports.captcha, random };
  return {
    avatarEdit: avatarEditMachine.provide({
      actors: avatarEditActors({ pictures, uploads, profile, layers, desk }),
    }),
    counts: wireResource(ports, (_, options) => profile.counts(options)),
    profileEdit: profileEditMachine.provide({
      actors: profileEditActors({ profile, drafts, connection, desk }),
    }),
    changePassword: changePasswordMachine.provide({ actors: changePasswordActors({ credentials, random }) }),
    retrieval: retrievePasswordMachine.provide({
      actors: retrievePasswordActors({ ...ports, account: gateways.account, codes, captcha, desk }),
    }),
    devices: devicesMachine.provide({ actors: devicesActors({ devices, connection }) }),
    verification: wireVerification(ports).own,
    unsubscribe: unsubscribeMachine.provide({
      actors: unsubscribeActors({ credentials, desk, codes, storage, clock, layers, captcha }),
    }),
    orders: wireChanging(
      ports,
      (_, options) => gateways.orders.list({ ...firstPage(), state: 'all' }, options),
      paidNews(ports, (_: undefined, message) => concernsOrders(message)),
    ),
    membership: wireChanging(
      ports,
      (_, options) => gateways.membership.mine(options),
      paidNews(ports, concernsMembership),
    ),
    settings: settingsMachine.provide({ actors: settingsActors(ports) }),
    pushSettings: pushSettingsMachine.provide({
      actors: pushSettingsActors({ settings: pushSettings, connection, bridge }),
    }),
  };
};

import type { Gateways } from '../../../src/ports/gateways';
import { callOf } from './answers';
import type { Scene } from './scene';

/** What a member's own pages call, answering as the scene says. */
export const fakeMemberGateways = (
  scene: Scene,
): Pick<Gateways, 'profile' | 'devices' | 'pushSettings' | 'credentials'> => ({
  profile: {
    read: () => callOf(scene.profile),
    save: () => callOf(scene.done),
    saveAvatar: () => callOf(scene.done),
    counts: () => callOf(scene.counts),
    waiting: () => callOf(scene.waiting),
  },
  devices: { list: () => callOf(scene.devices), revoke: () => callOf(scene.done) },
  pushSettings: { read: () => callOf(scene.pushes), save: () => callOf(scene.pushes) },
  credentials: {
    changePassword: () => callOf(scene.changedPassword),
    unsubscribe: () => callOf(scene.done),
  },
});

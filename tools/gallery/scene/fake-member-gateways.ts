import { callOf } from './answers';
import type { SceneCalls } from './scene-calls';
import type { Scene } from './scene';

/** What a member's own pages call, answering as the scene says. */
export const fakeMemberGateways = (scene: Scene): SceneCalls => ({
  profile: {
    read: () => callOf(scene.profile),
    save: () => callOf(scene.done),
    saveAvatar: () => callOf(scene.done),
    counts: () => callOf(scene.counts),
    waiting: () => callOf(scene.waiting),
  },
  device: { list: () => callOf(scene.devices), revoke: () => callOf(scene.done) },
  push: {
    read: () => callOf(scene.pushes),
    save: () => callOf(scene.pushes),
    schedule: () => callOf(scene.pushes),
  },
  credential: {
    changePassword: () => callOf(scene.changedPassword),
    unsubscribe: () => callOf(scene.done),
  },
});

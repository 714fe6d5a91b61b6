import { fromCallback, fromPromise } from 'xstate';
import type { PlatformBridge } from '../../../ports/platform-bridge';
import type { AppExitEvent } from './machine';

export const appExitActors = (bridge: Pick<PlatformBridge, 'listenBack' | 'exit'>) => ({
  backButton: fromCallback(({ sendBack }) => {
    const pressed: AppExitEvent = { type: 'back.pressed' };
    return bridge.listenBack(() => sendBack(pressed));
  }),
  exitApp: fromPromise(() => bridge.exit()()),
});

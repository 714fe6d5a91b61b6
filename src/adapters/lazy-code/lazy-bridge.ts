import { left } from 'fp-ts/Either';
import type { BridgeFailure } from '../../domain/platform/bridge-failure';
import type { Asked, PlatformBridge } from '../../ports/platform-bridge';

const codeMissing: BridgeFailure = { kind: 'failed', reason: 'bridge code not loaded' };

/**
 * A bridge of which is known at once what it is and can do; the code that does it is loaded on first need, so
 * that a browser does not pay for the app.
 * @param load loads the code at its first call, and again after a load that failed
 */
export const lazyBridge = (
  known: Pick<PlatformBridge, 'environment' | 'capabilities'>,
  load: () => Promise<PlatformBridge>,
): PlatformBridge => {
  const ask =
    <A>(what: (bridge: PlatformBridge) => Asked<A>): Asked<A> =>
    () =>
      load().then(
        (bridge) => what(bridge)(),
        () => left(codeMissing),
      );
  return {
    ...known,
    authorizeWechat: (state) => ask((bridge) => bridge.authorizeWechat(state)),
    authorizePayer: (state) => ask((bridge) => bridge.authorizePayer(state)),
    pay: (request) => ask((bridge) => bridge.pay(request)),
    share: (card) => ask((bridge) => bridge.share(card)),
    sharePicture: (picture) => ask((bridge) => bridge.sharePicture(picture)),
    scan: () => ask((bridge) => bridge.scan()),
    leaveFor: (address) => ask((bridge) => bridge.leaveFor(address)),
    openOutside: (address) => ask((bridge) => bridge.openOutside(address)),
    pushPermission: () => ask((bridge) => bridge.pushPermission()),
    askForPush: () => ask((bridge) => bridge.askForPush()),
    exit: () => ask((bridge) => bridge.exit()),
    listenBack: (listener) => {
      const state: { stopped: boolean; stop?: () => void } = { stopped: false };
      load().then(
        (bridge) => {
          if (!state.stopped) state.stop = bridge.listenBack(listener);
        },
        () => undefined,
      );
      return () => {
        state.stopped = true;
        state.stop?.();
      };
    },
  };
};

import { map, type Either } from 'fp-ts/Either';
import { fromPromise } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { PushSettings } from '../../../domain/member/push-settings';
import type { BridgeFailure } from '../../../domain/platform/bridge-failure';
import type { Connection } from '../../../ports/connection';
import type { PlatformBridge, PushPermission } from '../../../ports/platform-bridge';
import { connectionBackActors } from '../../kit/connection/actors';
import { allowanceOf, type LoadedPushes, type PushChange } from './setup';
import type { Gateways } from '../../../ports/gateways';

export interface PushSettingsPorts {
  readonly settings: Gateways['push'];
  readonly connection: Connection;
  readonly bridge: Pick<PlatformBridge, 'pushPermission' | 'askForPush'>;
}

/** The calls and questions of the push settings. */
export const pushSettingsActors = ({ settings, connection, bridge }: PushSettingsPorts) => ({
  ...connectionBackActors(connection),
  load: fromPromise<Either<GatewayFailure, LoadedPushes>>(async ({ signal }) => {
    const [loaded, asked] = await Promise.all([settings.read({ signal })(), bridge.pushPermission()()]);
    const permission = allowanceOf(asked);
    return map((kinds: PushSettings) => ({ settings: kinds, permission }))(loaded);
  }),
  save: fromPromise<Either<GatewayFailure, PushSettings>, PushChange>(({ input, signal }) =>
    settings.save(input, { signal })(),
  ),
  ask: fromPromise<Either<BridgeFailure, PushPermission>>(() => bridge.askForPush()()),
});

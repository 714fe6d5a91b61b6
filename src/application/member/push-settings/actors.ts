import { map, type Either } from 'fp-ts/Either';
import { fromPromise } from 'xstate';
import type { NoticeSettings } from '../../../../contract/member/notices';
import type { BridgeFailure } from '../../../domain/platform/bridge-failure';
import type { Connection } from '../../../ports/connection';
import type { PlatformBridge, PushPermission } from '../../../ports/platform-bridge';
import { connectionBackActors } from '../../kit/connection/actors';
import { fromCall, readLimit, writeLimit } from '../../kit/from-call';
import { allowanceOf, type LoadedPushes, type NoticeChange } from './setup';
import type { Gateways } from '../../../ports/gateways';

export interface PushSettingsPorts {
  readonly settings: Gateways['push'];
  readonly connection: Connection;
  readonly bridge: Pick<PlatformBridge, 'pushPermission' | 'askForPush'>;
}

/** The calls and questions of the push settings. */
export const pushSettingsActors = ({ settings, connection, bridge }: PushSettingsPorts) => ({
  ...connectionBackActors(connection),
  load: fromCall<LoadedPushes>(
    (_, options) => async () => {
      const [loaded, asked] = await Promise.all([settings.read(options)(), bridge.pushPermission()()]);
      const permission = allowanceOf(asked);
      return map((read: NoticeSettings) => ({ settings: read, permission }))(loaded);
    },
    { limit: readLimit },
  ),
  save: fromCall<NoticeSettings, NoticeChange>(
    (change, options) => {
      if (change.what === 'choice') return settings.save(change.choice, options);
      const { quiet, digestAt } = change.schedule;
      return settings.schedule(
        { quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null, digestAt },
        options,
      );
    },
    { limit: writeLimit },
  ),
  ask: fromPromise<Either<BridgeFailure, PushPermission>>(() => bridge.askForPush()()),
});

import type { Either } from 'fp-ts/Either';
import { fromPromise } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { LoginDevice } from '../../../domain/member/login-device';
import type { Connection } from '../../../ports/connection';
import { connectionBackActors } from '../../kit/connection/actors';
import type { Gateways } from '../../../ports/gateways';

export interface DevicesPorts {
  readonly devices: Gateways['device'];
  readonly connection: Connection;
}

/** The calls about devices; leaving the page cancels them. */
export const devicesActors = ({ devices, connection }: DevicesPorts) => ({
  ...connectionBackActors(connection),
  load: fromPromise<Either<GatewayFailure, readonly LoginDevice[]>>(({ signal }) =>
    devices.list({ signal })(),
  ),
  revoke: fromPromise<Either<GatewayFailure, void>, { readonly id: string }>(({ input, signal }) =>
    devices.revoke(input.id, { signal })(),
  ),
});

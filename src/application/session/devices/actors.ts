import type { LoginDevice } from '../../../domain/member/login-device';
import type { Connection } from '../../../ports/connection';
import { connectionBackActors } from '../../kit/connection/actors';
import { fromCall, readLimit, writeLimit } from '../../kit/from-call';
import type { Gateways } from '../../../ports/gateways';

export interface DevicesPorts {
  readonly devices: Gateways['device'];
  readonly connection: Connection;
}

/** The calls about devices; leaving the page cancels them. */
export const devicesActors = ({ devices, connection }: DevicesPorts) => ({
  ...connectionBackActors(connection),
  load: fromCall<readonly LoginDevice[]>((_, options) => devices.list(options), { limit: readLimit }),
  revoke: fromCall<unknown, { readonly id: string }>(({ id }, options) => devices.revoke(id, options), {
    limit: writeLimit,
  }),
});

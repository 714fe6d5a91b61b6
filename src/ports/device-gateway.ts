import type { LoginDevice } from '../domain/member/login-device';
import type { Call, CallOptions } from './call';

/** Where a member is logged in. Both handle their own answers: no global notice (PAY-03). */
export interface DeviceGateway {
  /** The one used last first. */
  readonly list: (options?: CallOptions) => Call<readonly LoginDevice[]>;
  /** Ends another login of the member; `refused` with 404 when it has ended already. */
  readonly revoke: (id: string, options?: CallOptions) => Call<void>;
}

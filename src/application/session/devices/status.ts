import type { SnapshotFrom } from 'xstate';
import type { LoginDevice } from '../../../domain/member/login-device';
import type { DevicesMachine } from './machine';

/** What a view sees of the devices. */
export interface DevicesStatus {
  readonly phase: 'loading' | 'failed' | 'listed';
  readonly devices: readonly LoginDevice[];
  /** The login that is asked about; null when none is. */
  readonly asking: string | null;
  /** The login that is being ended; null when none is. */
  readonly revoking: string | null;
  readonly error: string | null;
}

export const selectDevicesStatus = (snapshot: SnapshotFrom<DevicesMachine>): DevicesStatus => {
  const { devices, chosen, error } = snapshot.context;
  return {
    phase: snapshot.matches('loading') ? 'loading' : snapshot.matches('failed') ? 'failed' : 'listed',
    devices,
    asking: snapshot.matches({ listed: 'asking' }) ? chosen : null,
    revoking: snapshot.matches({ listed: 'revoking' }) ? chosen : null,
    error,
  };
};

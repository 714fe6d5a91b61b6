import type { IO } from 'fp-ts/IO';

/** The device id: 32 hexadecimal characters kept in the cookie Device-Id (GAT-03). */
export interface DeviceIdentity {
  /** Reads the id, making and keeping one the first time. Without cookies it holds for this run. */
  readonly deviceId: IO<string>;
}

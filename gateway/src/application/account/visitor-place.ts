import type { Visitor } from '../../domain/session/visitor';
import type { KnownDevices } from '../../ports/known-devices';

/** Where a try for an account is counted. */
export interface Place {
  /** The device where the account knows it, else the network address. */
  readonly key: string;
  readonly known: boolean;
}

/**
 * The place of a visitor for the account with this phone. Looked up in the same way whether there is such an account
 * or not.
 */
export type PlaceOf = (phone: string, visitor: Visitor) => Promise<Place>;

export const makePlaceOf =
  (devices: Pick<KnownDevices, 'keyOf'>): PlaceOf =>
  async (phone, { ip, device }) => {
    const key = device === null ? null : await devices.keyOf(phone, device);
    return key === null ? { key: `address:${ip}`, known: false } : { key, known: true };
  };

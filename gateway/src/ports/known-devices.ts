/** Devices that accounts were used on. Only hashes of their ids are kept. */
export interface KnownDevices {
  readonly remember: (seen: {
    readonly accountId: string;
    readonly sessionId: string;
    readonly device: string;
  }) => Promise<void>;
  /** The device's name in limits where the account with this phone was used on it before; else null. */
  readonly keyOf: (phone: string, device: string) => Promise<string | null>;
}

/** The origin of a call. */
export interface Visitor {
  /** The network address as limits count it. */
  readonly ip: string;
  /** The id that the device made for itself, 32 hexadecimal digits; null where it sends none. It proves nothing. */
  readonly device: string | null;
}

const deviceForm = /^[0-9a-f]{32}$/i;

/** A device id as it is compared; null for what is none. */
export const deviceId = (given: string | undefined): string | null =>
  given !== undefined && deviceForm.test(given) ? given.toLowerCase() : null;

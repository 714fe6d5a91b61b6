import type { Random } from '../../ports/random';

/** Where random numbers come from; also there where the page is not served securely. */
export type RandomSource = Pick<Crypto, 'getRandomValues'>;

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Randomness from the cryptographic source of the browser (GAT-03). */
export class CryptoRandom implements Random {
  constructor(private readonly source: RandomSource) {}

  readonly hex32 = (): string => hex(this.bytes(16));

  /** Made by hand (version 4): randomUUID is missing on pages served without https. */
  readonly uuid = (): string => {
    const bytes = this.bytes(16).map((byte, place) => {
      if (place === 6) return (byte & 0x0f) | 0x40;
      return place === 8 ? (byte & 0x3f) | 0x80 : byte;
    });
    return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };

  readonly fraction = (): number => {
    const [high = 0, low = 0] = this.source.getRandomValues(new Uint32Array(2));
    return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / 2 ** 53;
  };

  private bytes(count: number): Uint8Array {
    return this.source.getRandomValues(new Uint8Array(count));
  }
}

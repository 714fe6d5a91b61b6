/** A name in a PDF, as it is meant: without the slash, and characters that were written as #xx decoded. */
export interface FoundName {
  readonly name: string;
  /** Where its characters begin and end, without the slash. */
  readonly from: number;
  readonly to: number;
}

/** Names of more characters than that have no meaning here, also when each is written as #xx. */
const longestWritten = 3 * 16;

const [slash, hash] = [0x2f, 0x23];
/** 1 for a byte that may be in a name. */
const regular = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte > 0x20 && !'()<>[]{}/%'.includes(String.fromCharCode(byte)) ? 1 : 0,
);
/** The value of a hexadecimal digit; 16 for another byte. */
const hexadecimal = Uint8Array.from({ length: 256 }, (_, byte) => {
  const digit = '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase());
  return digit === -1 ? 16 : digit;
});

const digestSize = 1 << 16;
const nextDigest = (digest: number, byte: number): number => (digest * 31 + byte) % digestSize;

/** The searched names, with a digest of each, so that other names cost no text. */
export interface SoughtNames {
  readonly names: ReadonlySet<string>;
  readonly digests: Uint8Array;
}

export const soughtNames = (names: readonly string[]): SoughtNames => {
  const digests = new Uint8Array(digestSize);
  for (const name of names)
    digests[Array.from(name).reduce((digest, sign) => nextDigest(digest, sign.charCodeAt(0)), 0)] = 1;
  return { names: new Set(names), digests };
};

const plainName = (written: string): string =>
  written.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Gives each sought name in these bytes, in their order. The time is linear in the number of bytes. */
export function* namesIn(bytes: Buffer, { names, digests }: SoughtNames): Generator<FoundName> {
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== slash) continue;
    const from = at + 1;
    let to = from;
    let digest = 0;
    for (
      let byte = bytes[to] ?? 0;
      regular[byte] === 1 && to - from < longestWritten;
      byte = bytes[to] ?? 0
    ) {
      const high = hexadecimal[bytes[to + 1] ?? 0] ?? 16;
      const low = hexadecimal[bytes[to + 2] ?? 0] ?? 16;
      const isCode = byte === hash && high < 16 && low < 16;
      digest = nextDigest(digest, isCode ? high * 16 + low : byte);
      to += isCode ? 3 : 1;
    }
    if (digests[digest] === 1 && regular[bytes[to] ?? 0] === 0) {
      const name = plainName(bytes.toString('latin1', from, to));
      if (names.has(name)) yield { name, from, to };
    }
    at = to - 1;
  }
}

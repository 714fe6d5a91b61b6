import { isId } from '../values/id';

/** A code is signed for one window of this many milliseconds since 1970; the next window has its own code. */
export const windowMs = 30_000;

/** What a code says: which ticket of which conference, by which key of its holder, and when. */
export interface TicketCode {
  readonly conf: string;
  readonly ticket: string;
  /** Counts the keys that were registered for the ticket, from 1. */
  readonly keyVersion: number;
  /** The window in which the code was signed. */
  readonly window: number;
}

/** A code as it was read, with what its key signed. */
export interface SignedCode {
  readonly code: TicketCode;
  /** The text that was signed. */
  readonly text: string;
  /** r and s of ECDSA over P-256 with SHA-256, 64 bytes in base64url. */
  readonly signature: string;
}

/** The first field of every code; another form of code begins with another one. */
const form = 'HT1';

/** 64 bytes in base64url without padding. */
const signaturePattern = /^[A-Za-z0-9_-]{86}$/;

/** The longest code that can be read, in characters: two ids of 64, two whole numbers, and the signature. */
export const longestCode = 256;

/** The window of a moment. @param now milliseconds since 1970 */
export const windowAt = (now: number): number => Math.floor(now / windowMs);

/** When a window ends, in milliseconds since 1970. */
export const windowEnd = (window: number): number => (window + 1) * windowMs;

/** The text that the holder's key signs. */
export const signedText = ({ conf, ticket, keyVersion, window }: TicketCode): string =>
  [form, conf, ticket, String(keyVersion), String(window)].join('.');

/** The text of the QR code. */
export const codeText = (code: TicketCode, signature: string): string => `${signedText(code)}.${signature}`;

/** A whole number as the code writes it: without sign and leading zeros; null for anything else. */
const wholeOf = (text: string): number | null => {
  const value = /^(?:0|[1-9]\d{0,15})$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : null;
};

/** Reads a code; null for every text that no ticket page writes. Whether its key signed it is another question. */
export const readTicketCode = (text: string): SignedCode | null => {
  if (text.length > longestCode) return null;
  const [head, conf = '', ticket = '', version = '', number = '', signature = '', ...more] = text.split('.');
  const keyVersion = wholeOf(version);
  const window = wholeOf(number);
  if (head !== form || more.length > 0 || !isId(conf) || !isId(ticket)) return null;
  if (keyVersion === null || keyVersion === 0 || window === null || !signaturePattern.test(signature))
    return null;
  const code = { conf, ticket, keyVersion, window };
  return { code, text: signedText(code), signature };
};

/** The SHA-256 of a text as UTF-8, or of bytes: 64 hexadecimal digits in lower case. */
export type Digest = (content: string | Uint8Array) => string;

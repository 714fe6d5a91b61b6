/** Bytes that are turned into text at once: more arguments than this fail in some browsers. */
const chunk = 8_192;

/** The base64 of bytes, with padding. */
export const base64Of = (bytes: Uint8Array): string => {
  const parts = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, part) =>
    String.fromCharCode(...bytes.subarray(part * chunk, (part + 1) * chunk)),
  );
  return btoa(parts.join(''));
};

/** The bytes of a base64 text. Throws for a text that is none. */
export const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

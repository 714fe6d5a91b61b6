/** Bytes that are turned into text at once: more arguments than this fail in some browsers. */
const chunk = 8_192;

/** The base64 of bytes, with padding. */
export const base64Of = (bytes: Uint8Array): string => {
  const parts = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, part) =>
    String.fromCharCode(...bytes.subarray(part * chunk, (part + 1) * chunk)),
  );
  return btoa(parts.join(''));
};

/** Bytes as the body of a Response, which wants them in a buffer of their own. */
export const bodyOf = (content: Uint8Array): ArrayBuffer => {
  const copy = new ArrayBuffer(content.byteLength);
  new Uint8Array(copy).set(content);
  return copy;
};
